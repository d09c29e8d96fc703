import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { Ecran, chargee, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/Question',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.question('aideconnecte') },
  parameters: { ...pageEntiere, droits: agent },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

export const Aide: Story = { args: { adresse: paths.question('aideconnecte') } }

export const Remuneration: Story = { args: { adresse: paths.question('questionremunerationpaie') } }

export const BulletinsDePension: Story = { args: { adresse: paths.question('questionremunerationpension') } }

export const Retraite: Story = { args: { adresse: paths.question('questionretraite') } }

export const Pension: Story = { args: { adresse: paths.question('questionpension') } }

export const AideNonConnecte: Story = {
  args: { adresse: paths.question('aidenonconnecte') },
  parameters: { droits: null },
}

export const OuverteParFragment: Story = {
  args: { adresse: paths.question('aideconnecte', 2) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const question = within(canvasElement).getByRole('button', { name: /rubrique manque/ })
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(question).toHaveFocus()
  },
}
