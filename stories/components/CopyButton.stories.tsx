import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { CopyButton } from '#portal/components/CopyButton.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'
import { alerte, statut } from '../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Reporter ailleurs un montant ou un numéro sans le recopier à la main.',
  eviter: ['Pour un texte que personne ne reporte.'],
  clavier: [{ touche: 'Entrée ou Espace', effet: 'copie le texte ; le focus reste sur le bouton' }],
  lecteur: {
    histoire: 'Pret',
    phrases: [
      'document',
      'button, Copier 40991, net imposable de 2025',
      'Copier 40991',
      'end of button, Copier 40991, net imposable de 2025',
      'end of document',
    ],
  },
  rgaa: ['7.1', '7.3', '7.5', '11.9'],
  limites: ['Le navigateur peut refuser la copie : le bouton le dit, et ce qui est écrit reste à recopier.'],
}

const meta: Meta<typeof CopyButton> = {
  title: 'Composants/CopyButton',
  component: CopyButton,
  parameters: { fiche },
  args: { texte: '40991', quoi: 'net imposable de 2025' },
}
export default meta

type Story = StoryObj<typeof CopyButton>

export const Pret: Story = {}

export const Copie: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copier 40991, net imposable de 2025' }))
    await expect(write).toHaveBeenCalledWith('40991')
    await expect(statut()).toHaveTextContent('40991 est copié.')
    write.mockRestore()
  },
}

export const NonDit: Story = {
  render: () => <CopyButton texte="JBSWY3DPEHPK3PXP" nom="le secret" />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le secret' }))
    await expect(write).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP')
    await expect(statut()).toHaveTextContent('Le secret est copié.')
    write.mockRestore()
  },
}

export const Refus: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refus'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copier 40991, net imposable de 2025' }))
    await expect(alerte()).toHaveTextContent('Votre navigateur n’a pas permis la copie.')
    write.mockRestore()
  },
}
