import { Pagination } from '@codegouvfr/react-dsfr/Pagination.js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { primitive } from './primitives.ts'

const meta: Meta<typeof Pagination> = {
  title: 'DSFR/Pagination',
  component: Pagination,
  parameters: { primitive: primitive('Pagination') },
  args: {
    count: 12,
    defaultPage: 6,
    getPageLinkProps: (page: number) => ({ to: `/notifications?page=${page}` }),
  },
}
export default meta

type Story = StoryObj<typeof Pagination>

export const AuMilieu: Story = {}

export const Debut: Story = { args: { defaultPage: 1 } }

export const SansPremiereNiDerniere: Story = { args: { showFirstLast: false } }
