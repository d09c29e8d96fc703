import { expect, within } from 'storybook/test'
import { messagealerte } from '#contract/contenu/contenu.ts'
import { paths } from '#portal/paths.ts'
import { alerte } from '../fixtures/contenus.ts'
import { agent, peuDeDroits } from '../fixtures/droits.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/PlanDuSite',
  ...screenStory(paths.plandusite),
}

export const NonConnecte: Story = {}

export const Connecte: Story = { parameters: { droits: agent } }

/** A page without content of its own shows the administration's alert too. */
export const AvecAlerte: Story = {
  parameters: {
    reponses: [reponse(messagealerte, { status: 200, body: { messagealerte: alerte('orange') } })],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(await within(canvasElement).findByText(alerte('orange').titre)).toBeVisible()
  },
}

export const PeuDeDroits: Story = { parameters: { droits: peuDeDroits } }
