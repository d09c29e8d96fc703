import { agent } from '../fixtures/droits.ts'
import { screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Introuvable',
  tags: ['!autodocs'],
  ...screenStory('/nulle/part'),
}

export const NonConnecte: Story = {}

export const Connecte: Story = { parameters: { droits: agent } }
