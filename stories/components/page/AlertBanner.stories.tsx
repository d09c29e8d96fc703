import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AlertBanner } from '#portal/components/page/AlertBanner.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Bandeau du message de l’administration, en tête de page, à trois niveaux.',
  eviter: [
    'Pour le résultat d’une action : une alerte, ou Status.',
    'Pour une erreur de saisie : ErrorSummary et le message du champ.',
  ],
  clavier: [{ touche: 'Tab', effet: 'va aux liens du message, quand il en a' }],
  lecteur: {
    histoire: 'Information',
    phrases: [
      'document',
      'paragraph',
      'Maintenance',
      'Le service sera fermé dimanche de 8 h à 10 h.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['3.1', '3.2', '7.5', '9.3'],
  limites: [
    'Il vient avec la page et n’est pas annoncé : un message apparu entre-temps se lit à la page suivante.',
  ],
}

const meta: Meta<typeof AlertBanner> = {
  title: 'Composants/AlertBanner',
  component: AlertBanner,
  parameters: { fiche },
  args: { titre: 'Maintenance', texte: 'Le service sera fermé dimanche de 8 h à 10 h.', niveau: 'vert' },
}
export default meta

type Story = StoryObj<typeof AlertBanner>

export const Information: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Vigilance: Story = {
  args: { niveau: 'orange', titre: 'Ralentissements', texte: 'Les réponses peuvent tarder aujourd’hui.' },
}

export const Alerte: Story = {
  args: {
    niveau: 'rouge',
    titre: 'Messages frauduleux',
    texte: 'Le service ne demande jamais votre mot de passe par courriel ni par téléphone.',
  },
}

export const TexteLong: Story = {
  globals: { viewport: { value: 'etroit' } },
  args: {
    niveau: 'orange',
    texte:
      'En raison d’un grand nombre de connexions après la mise à disposition des bulletins, certaines pages s’affichent lentement. Vos documents restent accessibles ; revenez de préférence en soirée.',
  },
}
