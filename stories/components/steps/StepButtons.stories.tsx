import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Donner au pied d’une étape le chemin du retour, puis celui de la suite, toujours dans cet ordre.',
  eviter: ['Pour plus de deux actions : un groupe de boutons du DSFR.'],
  clavier: [
    { touche: 'Tab', effet: 'atteint « Précédent », puis le bouton de la suite' },
    { touche: 'Entrée sur « Précédent »', effet: 'revient à l’étape précédente' },
  ],
  lecteur: {
    histoire: 'Milieu',
    phrases: [
      'document',
      'list',
      'listitem, level 1, position 1, set size 2',
      'button, Précédent',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'button, Suivant',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of document',
    ],
  },
  rgaa: ['7.3', '11.9'],
  limites: ['Le bouton de la suite est à l’appelant : c’est lui qui envoie le formulaire.'],
}

const meta: Meta<typeof StepButtons> = {
  title: 'Formulaire/StepButtons',
  component: StepButtons,
  parameters: { fiche },
  args: {
    onPrevious: fn(),
    children: (
      <button type="button" className="fr-btn">
        Suivant
      </button>
    ),
  },
}
export default meta

type Story = StoryObj<typeof StepButtons>

export const Milieu: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Précédent' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}

export const PremiereEtape: Story = {
  args: { onPrevious: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Précédent' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeVisible()
  },
}
