import { paths } from '#portal/paths.ts'
import { agent, peuDeDroits } from '../fixtures/droits.ts'
import { screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/PlanDuSite',
  tags: ['!autodocs'],
  ...screenStory(paths.plandusite),
}

export const NonConnecte: Story = {}

export const Connecte: Story = { parameters: { droits: agent } }

export const PeuDeDroits: Story = { parameters: { droits: peuDeDroits } }
