import { expect, userEvent, waitFor, within } from 'storybook/test'
import { nouvelledemande } from '#contract/messagerie/messagerie.ts'
import { paths } from '#portal/paths.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { reponsesMesap } from '../fixtures/messagerie/mesap.ts'
import { reponse } from '../fixtures/reponse.ts'
import { withAnswers } from '../fixtures/situation.ts'

export default {
  title: 'Écrans/Nouvelle demande à la messagerie',
  ...screenStory(paths.nouvelleConversation, { droits: agent, reponses: reponsesMesap() }),
  beforeEach: [withAnswers, () => sessionStorage.clear()],
}

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByLabelText(/^Sujet/), 'Ma rémunération')
  await userEvent.type(canvas.getByLabelText(/^Objet/), 'Mon rappel')
  await userEvent.type(canvas.getByLabelText(/^Message/), 'Pourquoi ?')
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer ma demande' }))
}

export const Vierge: Story = {}

export const Preremplie: Story = {
  args: { adresse: `${paths.nouvelleConversation}?theme=identite&reference=BP-2026-10` },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText(/^Sujet/)).toHaveValue('identite')
    await expect(canvas.getByLabelText(/^Référence/)).toHaveValue('BP-2026-10')
  },
}

export const Erreurs: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer ma demande' }))
    await canvas.findByText('Le formulaire contient 3 erreurs')
  },
}

export const Envoyee: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await fill(canvasElement)
    const canvas = within(canvasElement)
    await canvas.findByText(/Votre demande est envoyée/, {}, { timeout: 5000 })
    const titre = await canvas.findByRole('heading', { level: 1, name: 'Votre demande' })
    // The notice stands before the heading that takes the focus: it is heard with it.
    await waitFor(() => expect(titre).toHaveAccessibleDescription(/Votre demande est envoyée/))
  },
}

export const Coupure: Story = {
  parameters: { reponses: [reponse(nouvelledemande, 'coupure'), ...reponsesMesap()] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await fill(canvasElement)
    const canvas = within(canvasElement)
    await canvas.findByText(/Ce que vous avez saisi est gardé/)
    await expect(canvas.getByLabelText(/^Objet/)).toHaveValue('Mon rappel')
  },
}

export const LectureSeule: Story = { parameters: { droits: lectureSeule } }
