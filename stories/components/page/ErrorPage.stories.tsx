import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorPage } from '#portal/components/page/ErrorPage.tsx'
import { LoadFailure, ReasonTold } from '#portal/components/page/LoadFailure.tsx'
import type { Fiche } from '../../../.storybook/fiche.ts'

const fiche: Fiche = {
  but: 'Page d’une panne : ce qui s’est passé, recommencer, ou revenir à l’accueil.',
  eviter: [
    'Quand une partie seule manque : LoadFailure.',
    'Pour une adresse inconnue : la page introuvable.',
  ],
  clavier: [
    { touche: 'Tab', effet: 'va de « Réessayer » à l’accueil' },
    { touche: 'Entrée', effet: 'recommence, ou revient à l’accueil' },
  ],
  lecteur: {
    histoire: 'AvecReessai',
    phrases: [
      'document',
      'heading, Erreur de chargement de la page, level 1',
      'paragraph',
      'Un incident est survenu. Veuillez réessayer plus tard.',
      'end of paragraph',
      'paragraph',
      'Numéro à citer si vous nous écrivez :',
      '7F3K-92QM-W4TD',
      'end of paragraph',
      'button, Réessayer',
      'link, Retour à l’accueil',
      'end of document',
    ],
  },
  rgaa: ['6.1', '8.5', '9.1'],
  limites: [],
}

const meta: Meta<typeof ErrorPage> = {
  title: 'Composants/ErrorPage',
  component: ErrorPage,
  parameters: { fiche },
  args: { accueil: '/accueilconnecte' },
}
export default meta

type Story = StoryObj<typeof ErrorPage>

export const SansReessai: Story = {}

export const AvecReessai: Story = {
  args: { onRetry: fn(), numero: '7F3K-92QM-W4TD' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/accueilconnecte')
  },
}

export const HorsLigne: Story = {
  args: { onRetry: fn(), horsLigne: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/n’est plus relié à Internet/)).toBeVisible()
  },
}

/** The notice above the page tells the reason: the page does not tell another. */
export const DejaExpliquee: Story = {
  args: { onRetry: fn(), horsLigne: true },
  decorators: [
    (Shown) => (
      <ReasonTold value={true}>
        <Shown />
        <LoadFailure />
      </ReasonTold>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(canvas.queryByText(/Internet|Réessayez/)).toBeNull()
  },
}
