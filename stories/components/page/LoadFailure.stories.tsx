import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Dit, à la place d’un contenu, qu’il n’a pas pu être chargé, et quand réessayer.',
  eviter: ['Quand toute la page manque : ErrorPage.'],
  clavier: [{ touche: 'Tab', effet: 'passe : il n’y a rien à atteindre' }],
  lecteur: {
    histoire: 'Echec',
    phrases: [
      'document',
      'alert',
      'paragraph',
      'Cette page n’a pas pu être chargée. Réessayez dans quelques minutes.',
      'end of paragraph',
      'end of alert',
      'end of document',
    ],
  },
  rgaa: ['3.1', '3.2', '7.5'],
  limites: [],
}

const meta: Meta<typeof LoadFailure> = {
  title: 'Composants/LoadFailure',
  component: LoadFailure,
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof LoadFailure>

export const Echec: Story = {
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Réessayez dans quelques minutes/),
}
