import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Retablir } from '#portal/components/Retablir.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'
import { statut } from '../fixtures/alertes.ts'

const fiche: Fiche = {
  but: 'Dire ce qui vient d’être retiré, et le rendre : une ligne, un fichier, une simulation, une adresse.',
  eviter: [
    'Pour ce qui ne se rend pas (une demande annulée, une session fermée) : demander avant, dans une boîte de dialogue.',
    'Pour plusieurs retraits : seul le dernier se rend.',
  ],
  clavier: [{ touche: 'Entrée', effet: 'rend ce qui a été retiré ; le focus va à ce qui revient' }],
  lecteur: {
    histoire: 'Retire',
    phrases: [
      'document',
      'Le fichier « livret.pdf » est supprimé.',
      'button, Annuler la suppression de « livret.pdf », Le fichier « livret.pdf » est supprimé.',
      'end of document',
    ],
  },
  rgaa: ['7.3', '7.5', '12.8'],
  limites: ['Ce qui a été retiré n’est plus rendu dès qu’autre chose est ajouté ou retiré.'],
}

const meta: Meta<typeof Retablir> = {
  title: 'Composants/Retablir',
  component: Retablir,
  args: { dit: '', retrait: undefined },
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof meta>

const onRetablir = fn()

/** Nothing was taken away: only the place where it will be said. */
export const Rien: Story = {}

export const Retire: Story = {
  args: {
    dit: 'Le fichier « livret.pdf » est supprimé.',
    retrait: { cle: 1, action: 'Annuler la suppression de « livret.pdf »', onRetablir },
  },
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Annuler la suppression de « livret.pdf »' })
    await expect(undo).toHaveFocus()
    await expect(statut()).toHaveTextContent('est supprimé')
    await userEvent.keyboard('{Enter}')
    await expect(onRetablir).toHaveBeenCalledOnce()
  },
}

/** Said elsewhere: the way back alone. */
export const SansPhrase: Story = {
  args: { retrait: { cle: 1, action: 'Annuler le retrait de mon adresse future', onRetablir } },
}
