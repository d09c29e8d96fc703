import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { attendue, correcteur, reponsesCorrection } from '../fixtures/correction.ts'
import { Ecran, chargee, pageEntiere } from '../fixtures/Ecran.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const meta = {
  title: 'Écrans/Compléter une demande de correction',
  component: Ecran,
  tags: ['!autodocs'],
  beforeEach: withAnswers,
  args: { adresse: paths.completerCorrection(attendue.correctionId) },
  parameters: { ...pageEntiere, droits: correcteur, reponses: reponsesCorrection() },
  play: chargee,
} satisfies Meta<typeof Ecran>
export default meta

type Story = StoryObj<typeof meta>

export const PieceDemandee: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByText(/Joignez l’arrêté de nomination/)
  },
}

export const SansFichier: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer mes pièces' }))
    await canvas.findByRole('heading', { name: 'Il manque une pièce' })
  },
}

export const Introuvable: Story = {
  args: { adresse: paths.completerCorrection('0199f0a0-0000-4000-8000-000000000999') },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByText(/Cette demande n’existe pas/)
  },
}
