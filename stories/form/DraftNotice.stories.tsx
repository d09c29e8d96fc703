import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DraftNotice } from '#portal/form/DraftNotice.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Dire à la première étape qu’une demande est commencée, et proposer de la reprendre ou de la recommencer.',
  eviter: [
    'Pour dire que le brouillon vient d’être enregistré : DraftStatus.',
    'Sans confirmation quand beaucoup de saisie serait perdue : Reprise la demande avant de supprimer.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'atteint « Reprendre », puis « Recommencer »' },
    { touche: 'Entrée sur « Recommencer »', effet: 'supprime le brouillon ; un échec prend le focus' },
  ],
  lecteur: {
    histoire: 'Commencee',
    phrases: [
      'document',
      'heading, Vous avez une demande commencée, level 3',
      'paragraph',
      'Vous l’avez modifiée pour la dernière fois le 20/11/2026 à 14:32. Elle n’est pas envoyée.',
      'end of paragraph',
      'paragraph',
      'Recommencer supprime ce que vous aviez saisi et les fichiers que vous aviez joints.',
      'end of paragraph',
      'list',
      'listitem, level 1, position 1, set size 2',
      'button, Reprendre',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'button, Recommencer',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of document',
    ],
  },
  rgaa: ['7.5', '9.1', '11.9'],
  limites: ['Le niveau du titre est à choisir d’après ce qui le précède.'],
}

const meta: Meta<typeof DraftNotice> = {
  title: 'Formulaire/DraftNotice',
  component: DraftNotice,
  parameters: { fiche },
  args: {
    titre: 'Vous avez une demande commencée',
    level: 3,
    modifieLe: '2026-11-20T13:32:00.000Z',
    onResume: fn(),
    onRestart: fn(async () => true),
  },
}
export default meta

type Story = StoryObj<typeof DraftNotice>

export const Commencee: Story = {
  name: 'Commencée',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const DejaLa: Story = {
  name: 'Déjà à la bonne étape',
  args: { onResume: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Reprendre' })).toBeNull()
  },
}

export const Echec: Story = {
  args: { onRestart: async () => false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }))
    const sentence = await canvas.findByText(/n’a pas pu être supprimé/)
    await waitFor(() => expect(sentence.closest('[role=group]')).toHaveFocus())
  },
}
