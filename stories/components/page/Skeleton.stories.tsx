import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Tient la place d’un texte qui arrive, pour que rien ne bouge quand il est là.',
  eviter: ['Pour une action en cours : le bouton le dit lui-même.'],
  clavier: [{ touche: 'Tab', effet: 'passe : il n’y a rien à atteindre' }],
  lecteur: {
    histoire: 'TroisLignes',
    phrases: ['document', 'paragraph', 'Chargement en cours…', 'end of paragraph', 'end of document'],
  },
  rgaa: ['1.2', '7.5', '10.2', '13.8'],
  limites: ['Il ne s’annonce pas : la page qui s’ouvre le fait, par son titre.'],
}

const meta: Meta<typeof Skeleton> = {
  title: 'Composants/Skeleton',
  component: Skeleton,
  parameters: { fiche },
}
export default meta

type Story = StoryObj<typeof Skeleton>

export const TroisLignes: Story = {
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByText('Chargement en cours…')).toBeInTheDocument(),
}
export const HuitLignes: Story = { args: { lines: 8, label: 'Chargement de vos documents…' } }
