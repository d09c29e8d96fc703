import { SkipLinks } from '@codegouvfr/react-dsfr/SkipLinks.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { primitive } from './primitives.ts'

const meta: Meta<typeof SkipLinks> = {
  title: 'DSFR/SkipLinks',
  component: SkipLinks,
  parameters: { primitive: primitive('SkipLinks') },
}
export default meta

type Story = StoryObj<typeof SkipLinks>

/** Seen when the focus is on it. */
export const AuFocus: Story = {
  render: () => (
    <>
      <SkipLinks links={[{ label: 'Contenu', anchor: '#contenu' }]} />
      <main id="contenu" tabIndex={-1}>
        <h1>Page</h1>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Contenu' })).toHaveFocus()
  },
}
