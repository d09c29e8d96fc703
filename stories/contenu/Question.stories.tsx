import { expect, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Question',
  ...screenStory(paths.question('aideconnecte'), { droits: agent }),
}

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
