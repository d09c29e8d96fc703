import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconesPlanche } from './MisesEnFormePlanches.tsx'

const meta: Meta<typeof IconesPlanche> = {
  title: 'Fondations/Icônes',
  component: IconesPlanche,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof IconesPlanche>

export const Page: Story = {}
