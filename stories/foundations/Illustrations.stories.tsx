import type { Meta, StoryObj } from '@storybook/react-vite'
import { IllustrationsPlanche } from './MisesEnFormePlanches.tsx'

const meta: Meta<typeof IllustrationsPlanche> = {
  title: 'Fondations/Illustrations',
  component: IllustrationsPlanche,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof IllustrationsPlanche>

export const Page: Story = {}
