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

export const ThemeSombre: Story = { globals: { theme: 'sombre' } }

export const Etroit: Story = { globals: { viewport: { value: 'etroit' } } }
