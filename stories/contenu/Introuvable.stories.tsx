import { expect, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Introuvable',
  ...screenStory('/nulle/part'),
}

/** Visitors have no menu to look in. */
export const NonConnecte: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const main = within(canvas.getByRole('main'))
    await expect(canvas.queryByRole('navigation', { name: 'Menu principal' })).toBeNull()
    await expect(main.queryByText(/menu/)).toBeNull()
    await expect(main.getByRole('link', { name: 'plan du site' })).toHaveAttribute('href', paths.plandusite)
  },
}

export const Connecte: Story = {
  parameters: { droits: agent },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByText(/utilisez le menu/)).toBeVisible()
  },
}
