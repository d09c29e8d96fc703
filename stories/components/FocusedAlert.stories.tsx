import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Dire ce qu’est devenu un envoi : le message prend le focus, et c’est ainsi qu’il est entendu.',
  eviter: ['Pour un message présent dès l’ouverture de la page : QuietAlert.'],
  clavier: [{ touche: 'Tab', effet: 'passe du message à ce qui le suit' }],
  lecteur: {
    histoire: 'Erreur',
    phrases: [
      'document',
      'group, Votre demande n’est pas partie, Réessayez dans quelques minutes.',
      'heading, Votre demande n’est pas partie, level 3',
      'paragraph',
      'Réessayez dans quelques minutes.',
      'end of paragraph',
      'end of group, Votre demande n’est pas partie, Réessayez dans quelques minutes.',
      'end of document',
    ],
  },
  rgaa: ['7.5', '12.8'],
  limites: ['Son titre est de niveau 3 : il suppose un titre de niveau 2 au-dessus.'],
}

const meta: Meta<typeof FocusedAlert> = {
  title: 'Composants/FocusedAlert',
  component: FocusedAlert,
  parameters: { fiche },
  args: {
    niveau: 'error',
    titre: 'Votre demande n’est pas partie',
    texte: 'Réessayez dans quelques minutes.',
  },
}
export default meta

type Story = StoryObj<typeof FocusedAlert>

export const Erreur: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Votre demande n’est pas partie' })
    await waitFor(() => expect(title.parentElement).toHaveFocus())
    await expect(document.title).toMatch(/^Erreur : (?!Erreur)/)
  },
}

export const Succes: Story = {
  args: { niveau: 'success', titre: 'Votre demande est partie', texte: 'Vous recevrez un courriel.' },
  play: async () => {
    await expect(document.title).not.toContain('Erreur')
  },
}
