import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { Ecran, chargee, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/Erreur',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.erreur },
  parameters: { ...pageEntiere },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

export const NonConnecte: Story = {}

export const Connecte: Story = {
  parameters: { droits: agent, session: { pageAvantErreur: paths.remunerationpaie } },
}
