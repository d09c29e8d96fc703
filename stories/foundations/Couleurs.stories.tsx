import type { Meta, StoryObj } from '@storybook/react-vite'
import { CouleursPlanche } from './CouleursPlanche.tsx'

const meta: Meta<typeof CouleursPlanche> = {
  title: 'Fondations/Couleurs',
  component: CouleursPlanche,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof CouleursPlanche>

export const Page: Story = {}
