import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Badge> = {
  title: 'DSFR/Badge',
  component: Badge,
  parameters: { primitive: primitive('Badge') },
  args: { severity: 'success', children: 'Envoyée' },
}
export default meta

type Story = StoryObj<typeof Badge>

export const Reussite: Story = {}

export const Nouveau: Story = { args: { severity: 'new', children: 'Nouveau' } }

export const Avertissement: Story = { args: { severity: 'warning', children: 'À compléter' } }

export const SansIcone: Story = { args: { severity: 'info', noIcon: true, children: 'En cours' } }
