import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypographiePlanche } from './MisesEnFormePlanches.tsx'

const meta: Meta<typeof TypographiePlanche> = {
  title: 'Fondations/Typographie',
  component: TypographiePlanche,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof TypographiePlanche>

export const Page: Story = {}
