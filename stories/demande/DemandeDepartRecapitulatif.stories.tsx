import { expect, userEvent, waitFor, within } from 'storybook/test'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { failures } from '#contract/kit/failures.ts'
import { messageKey } from '#contract/messages.ts'
import { paths } from '#portal/paths.ts'
import { demandeur, reponsesSuite, type Differences } from '../fixtures/demande/demandedepartSuite.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { reponse } from '../fixtures/reponse.ts'

const { envoyer } = demandesDeRetraite.depart

const complete: Differences = {
  situation: {
    codeValidationEnfant: '1',
    enfants: [{ prenom: 'Inès', dateNaissance: '30/05/1995', handicap: true, anneesElevees: '20' }],
  },
  depart: { conservationIban: false, iban1: 'FR14 2004 1010 0505', iban2: '0001 3M02 606' },
  pieces: {
    enfant: [{ id: '0199f0d0-0000-4000-8000-000000000201', name: 'livret.pdf' }],
    iban: [{ id: '0199f0d0-0000-4000-8000-000000000202', name: 'rib.pdf' }],
  },
}

export default {
  title: 'Écrans/Demande de retraite/Récapitulatif',
  ...screenStory(paths.etapeDemande('depart', 'recapitulatif'), {
    droits: demandeur,
    reponses: reponsesSuite(complete),
  }),
}
const opened = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const canvas = within(canvasElement)
  await canvas.findByRole('heading', { level: 2, name: /^Récapitulatif/ })
  return canvas
}

const toDialog = async (played: Played) => {
  const canvas = await opened(played)
  await userEvent.click(canvas.getByLabelText(/^J’atteste sur l’honneur/))
  await userEvent.click(canvas.getByRole('button', { name: 'Vérifier et envoyer' }))
  const dialog = await canvas.findByRole('dialog', { name: 'Envoyer votre demande de retraite' })
  return { canvas, send: within(dialog).getByRole('button', { name: 'Envoyer ma demande' }) }
}

export const Complet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await canvas.findByText('Marié ou mariée')
    const first = canvas.getByText(/^Relisez vos réponses : « Modifier » vous ramène/)
    const order = first.compareDocumentPosition(await canvas.findByText('Vérifiez chaque réponse.'))
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByText(/Inès, naissance le 30\/05\/1995.*invalide/)).toBeVisible()
    await expect(canvas.getByText(/FR14 2004 1010 0505 0001 3M02 606/)).toHaveAttribute('data-masque')
    await expect(canvas.queryByRole('heading', { name: 'Il manque des pièces' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier : Votre départ' }))
    await canvas.findByRole('heading', { level: 2, name: /^Votre départ/ })
  },
}

/** The dots of the account that is kept are seen; they are told in words. */
export const CompteGarde: Story = {
  parameters: { reponses: reponsesSuite({ ...complete, depart: {} }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    const dots = await canvas.findByText(/^•{4}/)
    await expect(dots).toHaveAttribute('aria-hidden', 'true')
    await expect(dots.parentElement).toHaveTextContent(/^Compte gardé : FR76 .*caractères masqués, puis/)
  },
}

export const PiecesManquantes: Story = {
  parameters: { reponses: reponsesSuite({ ...complete, pieces: {} }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await canvas.findByText(/^Aucun fichier n’est joint pour : .*enfants, Relevé/)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter des pièces' }))
    await canvas.findByRole('heading', { level: 2, name: /^Vos pièces/ })
  },
}

export const SansDeclaration: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement })
    await expect(canvas.getByLabelText(/^J’atteste sur l’honneur .+ \(obligatoire\)$/)).toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier et envoyer' }))
    await canvas.findByText('Le formulaire contient 1 erreur')
    await expect(canvas.getByLabelText(/^J’atteste sur l’honneur/)).toBeInvalid()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Confirmation: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await toDialog({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Relire encore' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Vérifier et envoyer' })).toHaveFocus()
    await toDialogAgain(canvas)
  },
}

const toDialogAgain = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Vérifier et envoyer' }))
  await canvas.findByRole('dialog', { name: 'Envoyer votre demande de retraite' })
}

let sendings = 0
const compte = reponse(envoyer, () => {
  sendings += 1
  return 'attente'
})

export const UneSeuleFois: Story = {
  parameters: { reponses: [compte, ...reponsesSuite(complete)] },
  play: async ({ canvasElement }) => {
    sendings = 0
    const { canvas, send } = await toDialog({ canvasElement })
    await userEvent.dblClick(send)
    await canvas.findByRole('button', { name: 'Envoi en cours…' })
    await userEvent.click(canvas.getByRole('button', { name: 'Relire encore' }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(sendings).toBe(1)
  },
}

export const Envoyee: Story = {
  // Its own: what is sent stays sent.
  parameters: { reponses: reponsesSuite(complete) },
  play: async ({ canvasElement }) => {
    const { canvas, send } = await toDialog({ canvasElement })
    await userEvent.dblClick(send)
    await canvas.findByRole('heading', { level: 2, name: 'Votre demande est envoyée' })
    await expect(canvas.getByText('DR-2026-0412-7733', { selector: 'dd' })).toBeVisible()
  },
}

export const Coupure: Story = {
  parameters: { reponses: [reponse(envoyer, 'coupure'), ...reponsesSuite(complete)] },
  play: async ({ canvasElement }) => {
    const { canvas, send } = await toDialog({ canvasElement })
    await userEvent.click(send)
    const alert = await canvas.findByRole('heading', { level: 3, name: /^Nous ne savons pas si/ })
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await expect(canvas.getByText(/jamais comptée deux fois/)).toBeVisible()
    await expect(canvas.getByLabelText(/^J’atteste sur l’honneur/)).toBeChecked()
  },
}

export const Refus: Story = {
  parameters: {
    reponses: [
      reponse(envoyer, {
        status: 444,
        body: { ...failures.brouillonConflit, erreurCode: messageKey('DEMANDE_EN_COURS') },
      }),
      ...reponsesSuite(complete),
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, send } = await toDialog({ canvasElement })
    await userEvent.click(send)
    await canvas.findByRole('heading', { level: 3, name: 'Votre demande n’est pas envoyée' })
    await expect(canvas.getByText(/^Une demande est déjà en cours/)).toBeVisible()
  },
}
