import type { Meta, StoryObj } from '@storybook/react-vite'
import { ModesPlanche } from './LecturePlanches.tsx'

const meta: Meta<typeof ModesPlanche> = {
  title: 'Fondations/Modes d’affichage',
  component: ModesPlanche,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof ModesPlanche>

export const Page: Story = {}
