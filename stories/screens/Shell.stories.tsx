import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { agent, finProche } from '../fixtures/droits.ts'
import { nonLus } from '../fixtures/tableaudebord.ts'
import { Ecran, chargee, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/Shell',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.plandusite },
  parameters: { ...pageEntiere, droits: agent },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

interface Played {
  readonly canvasElement: HTMLElement
}

/** Waits for a dialog that opens by itself. */
const dialogue =
  (name: string) =>
  async ({ canvasElement }: Played) => {
    await chargee({ canvasElement })
    await expect(await screen.findByRole('dialog', { name })).toBeVisible()
  }

export const Visiteur: Story = { parameters: { droits: null } }

export const Connecte: Story = {}

export const MenuCompactOuvert: Story = {
  globals: { viewport: { value: 'compact' } },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const menu = within(canvasElement).getByRole('button', { name: 'Menu' })
    await userEvent.click(menu)
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  },
}

export const MessagerieNonLue: Story = {
  parameters: { reponses: [nonLus(3)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findAllByRole('link', { name: /3 demandes non lues/ })
  },
}

export const SessionBientotFinie: Story = {
  parameters: { droits: finProche },
  play: dialogue('Votre session va se terminer'),
}

export const SessionExpiree: Story = {
  args: { adresse: paths.accueilnonconnecte },
  parameters: { droits: null, session: { sessionExpiree: true } },
  play: dialogue('Session expirée'),
}

export const Annonce: Story = {
  parameters: { notice: { style: 'success', message: 'Votre choix est enregistré.' } },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByText('Votre choix est enregistré.')
  },
}

export const ParametresDAffichage: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const footer = within(within(canvasElement).getByRole('contentinfo'))
    await userEvent.click(footer.getByRole('button', { name: 'Paramètres d’affichage' }))
    await screen.findByRole('dialog', { name: 'Paramètres d’affichage' })
  },
}

export const ThemeSombre: Story = { globals: { theme: 'sombre' } }

export const Etroit: Story = { globals: { viewport: { value: 'etroit' } } }
