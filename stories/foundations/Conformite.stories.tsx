import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Conformite } from '../../.storybook/Conformite.tsx'
import { Planche } from './Planche.tsx'

const ConformitePlanche = () => (
  <Planche titre="Conformité" chapo="Ce que l’on sait de chaque critère du RGAA, pour tout le portail.">
    <Conformite />
  </Planche>
)

const meta: Meta<typeof ConformitePlanche> = {
  title: 'Fondations/Conformité',
  component: ConformitePlanche,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof ConformitePlanche>

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(106)
  },
}
