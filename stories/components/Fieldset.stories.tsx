import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Fieldset } from '#portal/components/Fieldset.tsx'
import type { Fiche } from '../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Réunir sous une légende des champs qui se lisent ensemble.',
  eviter: [
    'Pour des boutons radio ou des cases à cocher : RadioField et CheckboxField portent leur légende.',
  ],
  clavier: [],
  lecteur: {
    histoire: 'AvecAide',
    phrases: [
      'document',
      'group, Votre adresse, Là où vous recevez votre courrier.',
      'Votre adresse Là où vous recevez votre courrier.',
      'Votre adresse',
      'Là où vous recevez votre courrier.',
      'end, Votre adresse Là où vous recevez votre courrier.',
      'paragraph',
      'Les champs de l’adresse.',
      'end of paragraph',
      'end of group, Votre adresse, Là où vous recevez votre courrier.',
      'end of document',
    ],
  },
  rgaa: ['11.5', '11.6', '11.7'],
  limites: ['react-dsfr n’a de groupe que pour ses cases et ses boutons radio, et le garde pour lui.'],
}

const meta: Meta<typeof Fieldset> = {
  title: 'Formulaire/Fieldset',
  component: Fieldset,
  parameters: { fiche },
  args: { legend: 'Votre adresse', children: <p>Les champs de l’adresse.</p> },
}
export default meta

type Story = StoryObj<typeof Fieldset>

export const AvecAide: Story = {
  args: { hint: 'Là où vous recevez votre courrier.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Votre adresse/ })).toBeVisible()
  },
}
