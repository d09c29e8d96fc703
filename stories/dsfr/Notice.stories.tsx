import { Notice } from '@codegouvfr/react-dsfr/Notice.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Notice> = {
  title: 'DSFR/Notice',
  component: Notice,
  parameters: { primitive: primitive('Notice') },
  args: {
    severity: 'info',
    title: 'Maintenance samedi',
    description: 'Le service sera fermé de 8 h à 10 h.',
  },
}
export default meta

type Story = StoryObj<typeof Notice>

export const Information: Story = {}

export const Avertissement: Story = {
  args: { severity: 'warning', title: 'Service perturbé', description: 'Les envois sont plus lents.' },
}
