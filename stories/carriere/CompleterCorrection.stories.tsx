import { expect, userEvent, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { attendue, correcteur, reponsesCorrection } from '../fixtures/carriere/correction.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Compléter une demande de correction',
  ...screenStory(paths.completerCorrection(attendue.correctionId), {
    droits: correcteur,
    reponses: reponsesCorrection(),
  }),
}

export const PieceDemandee: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await canvas.findByText(/Joignez l’arrêté de nomination/)
    await expect(canvas.getByText('Il manque quelque chose')).toBeVisible()
  },
}

export const SansFichier: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer mes pièces' }))
    await canvas.findByRole('heading', { name: 'Il manque une pièce' })
    const field = canvas.getByLabelText(/^Pièces à joindre/)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Joignez au moins un fichier/)
  },
}

export const Introuvable: Story = {
  args: { adresse: paths.completerCorrection('0199f0a0-0000-4000-8000-000000000999') },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByText(/Cette demande n’existe pas/)
  },
}
