import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const PHRASE = 'Cette date est dans moins de six mois.'

const fiche: Fiche = {
  but: 'Ce qui mérite d’être vérifié dans ce que l’on saisit : vu tout de suite, dit à une pause, sans rien bloquer.',
  eviter: [
    'Pour une erreur : ErrorSummary et le message du champ.',
    'Pour ce que répond le serveur : FocusedAlert, qui prend le focus.',
  ],
  clavier: [{ touche: 'Tab', effet: 'passe : rien n’y est à activer' }],
  lecteur: {
    histoire: 'UnPoint',
    phrases: [
      'document',
      'alert',
      'Cette date est dans moins de six mois.',
      'end of alert',
      'heading, À vérifier, level 3',
      'paragraph',
      'Cette date est dans moins de six mois.',
      'end of paragraph',
      'paragraph',
      'Vous pouvez continuer.',
      'end of paragraph',
      'end of document',
    ],
  },
  rgaa: ['7.5', '9.1', '11.10'],
  limites: ['Un point qui revient sans que les autres aient changé est redit avec eux.'],
}

const meta: Meta<typeof Warnings> = {
  title: 'Composants/Warnings',
  component: Warnings,
  parameters: { fiche },
  args: { titre: 'À vérifier', phrases: [PHRASE], suite: 'Vous pouvez continuer.' },
}
export default meta

type Story = StoryObj<typeof meta>

export const UnPoint: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(PHRASE), { timeout: 3000 })
    await expect(page.queryByRole('status')).toBeNull()
  },
}

export const Rien: Story = {
  args: {
    phrases: [],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('À vérifier')).toBeNull()
  },
}
