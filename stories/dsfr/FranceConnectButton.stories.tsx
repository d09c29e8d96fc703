import { FranceConnectButton } from '@codegouvfr/react-dsfr/FranceConnectButton.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof FranceConnectButton> = {
  title: 'DSFR/FranceConnectButton',
  component: FranceConnectButton,
  parameters: { primitive: primitive('FranceConnectButton') },
  args: { url: '#franceconnect' },
}
export default meta

type Story = StoryObj<typeof FranceConnectButton>

export const Bouton: Story = {}

export const Plus: Story = { args: { plus: true } }
