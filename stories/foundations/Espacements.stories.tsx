import type { Meta, StoryObj } from '@storybook/react-vite'
import { EspacementsPlanche } from './MisesEnFormePlanches.tsx'

const meta: Meta<typeof EspacementsPlanche> = {
  title: 'Fondations/Espacements',
  component: EspacementsPlanche,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof EspacementsPlanche>

export const Page: Story = {}
