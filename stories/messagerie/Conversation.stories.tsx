import { expect, userEvent, waitFor, within } from 'storybook/test'
import { cloredemande, demande, repondredemande } from '#contract/messagerie/messagerie.ts'
import { failures } from '#contract/kit/failures.ts'
import { openDraft } from '#portal/messagerie/saisie/useDraft.ts'
import { paths } from '#portal/paths.ts'
import { agent, lectureSeule } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { fil, filClos, filPuis, filSuivi, repondue, reponsesMesap } from '../fixtures/messagerie/mesap.ts'
import { reponse } from '../fixtures/reponse.ts'
import { withAnswers } from '../fixtures/situation.ts'
import { alertes, statuts } from '../fixtures/alertes.ts'

export default {
  title: 'Écrans/Demande à la messagerie',
  ...screenStory(paths.conversation(repondue.demandeId), { droits: agent, reponses: reponsesMesap() }),
  beforeEach: [withAnswers, () => sessionStorage.clear()],
}

export const Chargement: Story = {
  parameters: { reponses: [reponse(demande, 'attente')] },
  play: ouverture,
}

export const Lecture: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Vous, 01/11/2026 à 09:12' })).toBeVisible()
    await expect(canvas.getByText(/<b>Pourquoi/)).toBeVisible()
    await expect(document.title).toBe(`${repondue.objet} – Votre demande | Espace agent public`)
    await expect(canvas.getByRole('link', { name: /Télécharger arrêté.docx/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/demande/piece?pieceId='),
    )
  },
}

export const Reponse: Story = {
  parameters: { reponses: [filPuis(fil, filSuivi), ...reponsesMesap()] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    // Among those that assistive technologies already know: one that comes with its sentence is not said.
    const regions = statuts()
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Merci pour votre réponse.')
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer mon message' }))
    await waitFor(() => expect(canvas.getByText('Votre message est envoyé.')).toBeVisible())
    await expect(regions).toContain(canvas.getByText('Votre message est envoyé.'))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Vous, 20/11/2026 à 10:00' })).toHaveFocus(),
    )
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('')
  },
}

export const ReponseVide: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer mon message' }))
    await canvas.findByRole('link', { name: 'Écrivez votre message.' })
  },
}

export const ReponseRefusee: Story = {
  parameters: {
    reponses: [
      reponse(repondredemande, {
        status: 444,
        body: { erreurCode: 'SRE_ESPACEAGENT_MESSAGERIE_CLOSE' },
      }),
      ...reponsesMesap(),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Encore une question.')
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer mon message' }))
    await canvas.findByText(/Cette demande est close\. Ouvrez une nouvelle demande/)
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('Encore une question.')
  },
}

const cle = () => openDraft(repondue.demandeId, {}).cleEnvoi

/** The answer to the first sending was lost, and the message changed since: it is another one. */
export const ReponseDejaRecue: Story = {
  parameters: {
    reponses: [
      reponse(repondredemande, { status: 444, body: failures.messageDejaRecu }),
      filPuis(fil, filSuivi),
      ...reponsesMesap(),
    ],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Merci. Et ceci.')
    const first = cle()
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer mon message' }))
    await canvas.findByText(/Votre message précédent était bien arrivé/)
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('Merci. Et ceci.')
    await expect(cle()).not.toBe(first)
    await canvas.findByRole('heading', { name: 'Vous, 20/11/2026 à 10:00' })
  },
}

export const Coupure: Story = {
  parameters: { reponses: [reponse(repondredemande, 'coupure'), ...reponsesMesap()] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Gardez-moi.')
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer mon message' }))
    await canvas.findByText(/Ce que vous avez saisi est gardé/)
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('Gardez-moi.')
  },
}

export const Cloture: Story = {
  parameters: { reponses: [filPuis(fil, filClos), ...reponsesMesap()] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clore la demande' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Clore la demande' }))
    await canvas.findByText('Votre demande est close.')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: repondue.objet })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Envoyer mon message' })).toBeNull()
  },
}

export const ClotureImpossible: Story = {
  parameters: { reponses: [reponse(cloredemande, 'coupure'), ...reponsesMesap()] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const regions = alertes()
    await userEvent.click(canvas.getByRole('button', { name: 'Clore la demande' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Clore la demande' }))
    await waitFor(() => expect(regions.map(({ textContent }) => textContent).join('')).toMatch(/n’a pas/))
  },
}

export const Close: Story = { parameters: { reponses: reponsesMesap([], { status: 200, body: filClos }) } }

export const LectureSeule: Story = { parameters: { droits: lectureSeule } }

export const Introuvable: Story = {
  parameters: { reponses: reponsesMesap([], { status: 404, body: { erreurCode: 'INTROUVABLE' } }) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByText(/Cette demande n’existe pas/)
  },
}

export const AdresseFausse: Story = {
  tags: ['!autodocs'],
  args: { adresse: paths.conversation('nimporte') },
  play: Introuvable.play ?? (() => {}),
}

export const Echec: Story = { parameters: { reponses: [reponse(demande, 'coupure')] } }
