import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figure } from '#portal/components/facts/Figure.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Un montant ou un taux, et à côté de lui la marque de ce qui n’est qu’indicatif : la table ou la lecture de la loi n’est pas confirmée.',
  eviter: [
    'Dans une phrase ou un tableau de textes : estimationMessages.avecIndicatif, qui l’écrit entre parenthèses.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : rien n’y est à activer' }],
  lecteur: {
    histoire: 'Indicatif',
    phrases: ['document', '1 787,02 € par mois', 'barème indicatif', 'end of document'],
  },
  rgaa: ['3.1', '10.11'],
  limites: ['La source et la raison se lisent dans « D’où vient ce montant ? ».'],
}

const meta: Meta<typeof Figure> = {
  title: 'Composants/Figure',
  component: Figure,
  parameters: { fiche },
  args: { valeur: '1\u202F787,02\u00A0€ par mois', indicatif: true },
}
export default meta

type Story = StoryObj<typeof meta>

export const Indicatif: Story = {}

export const Confirme: Story = { args: { indicatif: false } }
