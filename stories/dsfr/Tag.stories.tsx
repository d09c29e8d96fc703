import { Tag } from '@codegouvfr/react-dsfr/Tag.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Tag> = {
  title: 'DSFR/Tag',
  component: Tag,
  parameters: { primitive: primitive('Tag') },
}
export default meta

type Story = StoryObj<typeof Tag>

export const Filtre: Story = {
  render: () => <Tag nativeButtonProps={{ type: 'button' }}>Attestations</Tag>,
}

export const Presse: Story = {
  render: () => (
    <Tag pressed nativeButtonProps={{ type: 'button' }}>
      Attestations
    </Tag>
  ),
}
