import type { Meta, StoryObj } from '@storybook/react-vite'
import { agent } from '../fixtures/droits.ts'
import { Ecran, chargee, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/Introuvable',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: '/nulle/part' },
  parameters: { ...pageEntiere },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

export const NonConnecte: Story = {}

export const Connecte: Story = { parameters: { droits: agent } }
