import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '#portal/paths.ts'
import { agent, peuDeDroits } from '../fixtures/droits.ts'
import { Ecran, chargee, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/PlanDuSite',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.plandusite },
  parameters: { ...pageEntiere },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

export const NonConnecte: Story = {}

export const Connecte: Story = { parameters: { droits: agent } }

export const PeuDeDroits: Story = { parameters: { droits: peuDeDroits } }
