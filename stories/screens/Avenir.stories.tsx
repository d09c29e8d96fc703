import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { Ecran, chargee, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/Avenir',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.demandedepartretraite },
  parameters: { ...pageEntiere, droits: agent },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

export const DemandeDeDepart: Story = {}

export const ThemeSombre: Story = { globals: { theme: 'sombre' } }

export const Etroit: Story = { globals: { viewport: { value: 'etroit' } } }
