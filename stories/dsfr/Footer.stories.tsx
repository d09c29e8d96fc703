import { Footer } from '@codegouvfr/react-dsfr/Footer.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Footer> = {
  title: 'DSFR/Footer',
  component: Footer,
  parameters: { primitive: primitive('Footer') },
  args: {
    accessibility: 'partially compliant',
    accessibilityLinkProps: { to: '/accessibilite' },
    brandTop: 'République Française',
    homeLinkProps: { to: '/', title: 'Accueil – République Française' },
  },
}
export default meta

type Story = StoryObj<typeof Footer>

export const Mention: Story = {}

export const AvecLiens: Story = {
  args: {
    bottomItems: [{ text: 'Contact', linkProps: { to: '/contact' } }],
    websiteMapLinkProps: { to: '/plandusite' },
  },
}
