import { CallOut } from '@codegouvfr/react-dsfr/CallOut.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof CallOut> = {
  title: 'DSFR/CallOut',
  component: CallOut,
  parameters: { primitive: primitive('CallOut') },
  args: { titleAs: 'h3', title: 'Aucun document', children: 'Aucun document n’a encore été déposé.' },
}
export default meta

type Story = StoryObj<typeof CallOut>

export const AvecTitre: Story = {}

export const SansTitre: Story = {
  render: () => <CallOut>Aucun document n’a encore été déposé.</CallOut>,
}
