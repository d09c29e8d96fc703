import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccueilPlanche } from './LecturePlanches.tsx'

const meta: Meta<typeof AccueilPlanche> = {
  title: 'Fondations/Accueil',
  component: AccueilPlanche,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof AccueilPlanche>

export const Page: Story = {}
