import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failures } from '#contract/kit/failures.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { reponse, type Reponse } from '../fixtures/reponse.ts'
import { etapesDe, identite } from '../fixtures/accueil/etapes.ts'
import { evenements, ibanCache } from '../fixtures/accueil/tableaudebord.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/AccueilConnecte',
  ...screenStory(paths.accueilconnecte, { droits: agent }),
}

/** Opens the confirmation of identity. */
const confirmer = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Confirmez votre identité/ }))
  return within(await screen.findByRole('dialog'))
}

/** Types the four digits and sends them. */
const saisir = async (played: Played, first = '12', second = '34') => {
  const dialog = await confirmer(played)
  await userEvent.type(await dialog.findByLabelText(/^Chiffres 17 et 18/), first)
  await userEvent.type(dialog.getByLabelText(/^Chiffres 21 et 22/), second)
  await userEvent.click(dialog.getByRole('button', { name: 'Valider' }))
  return dialog
}

export const IdentiteChargement: Story = {
  parameters: { reponses: [reponse(recupereriban, 'attente')] },
  play: async (played) => {
    const dialog = await confirmer(played)
    await expect(await dialog.findByText('Chargement de votre IBAN masqué…')).toBeInTheDocument()
  },
}

/** Its step reads its event too: what was opened is no longer new. */
export const IdentiteParSonEtape: Story = {
  parameters: { reponses: [etapesDe([{ ...identite, id: evenements[0]?.evenementId ?? '' }])] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const nouveaux = canvas.getAllByText('Nouveau').length
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer mon identité' }))
    await screen.findByRole('dialog')
    await waitFor(() => expect(canvas.getAllByText('Nouveau')).toHaveLength(nouveaux - 1))
  },
}

export const IdentiteIndisponible: Story = {
  parameters: { reponses: [reponse(recupereriban, 'coupure')] },
  play: async (played) => {
    const dialog = await confirmer(played)
    await expect(await dialog.findByText(/n’a pas pu être chargé/)).toBeVisible()
  },
}

export const IdentiteSansFacteur: Story = {
  parameters: {
    reponses: [reponse(recupereriban, { status: 444, body: failures.identiteSansFacteur })],
  },
  play: async (played) => {
    const dialog = await confirmer(played)
    await expect(await dialog.findByText(/Ajoutez d’abord une clé d’accès/)).toBeVisible()
    await expect(dialog.queryByLabelText(/^Chiffres/)).toBeNull()
  },
}

/** Any call may send elsewhere. */
const ailleurs: Reponse = {
  call: recupereriban,
  answer: () => ({ status: 344, body: {}, headers: { 'sre-location': paths.contact } }),
}

export const IdentiteAilleurs: Story = {
  parameters: { reponses: [ailleurs] },
  play: async (played) => {
    await confirmer(played)
    await expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The right is gone since the dialog opened: it closes with the session, and the page that follows says why. */
export const IdentiteDroitPerdu: Story = {
  parameters: {
    reponses: [ibanCache, reponse(verifieriban, { status: 403, body: failures.serviceNonAccorde })],
  },
  play: async (played) => {
    await saisir(played)
    await waitFor(() => expect(document.title).toMatch(/^Connexion/), { timeout: 15_000 })
    const dit = await screen.findByText(/vous ne pouvez pas accéder à cette page/, {}, { timeout: 15_000 })
    await expect(dit).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Identite: Story = {
  parameters: { reponses: [ibanCache] },
  play: async (played) => {
    const dialog = await confirmer(played)
    await expect(await dialog.findByLabelText(/^Chiffres 17 et 18/)).toBeVisible()
  },
}

export const IdentiteErreurs: Story = {
  parameters: { reponses: [ibanCache] },
  play: async (played) => {
    const dialog = await saisir(played, '12', '3')
    const second = dialog.getByLabelText(/^Chiffres 21 et 22/)
    await expect(second).toHaveFocus()
    await expect(second).toHaveAccessibleDescription(/exactement deux chiffres/)
  },
}

export const IdentiteEnCours: Story = {
  parameters: { reponses: [ibanCache, reponse(verifieriban, 'attente')] },
  play: async (played) => {
    const dialog = await saisir(played)
    await expect(await dialog.findByRole('button', { name: 'Vérification en cours…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const IdentiteRefusee: Story = {
  parameters: {
    reponses: [ibanCache, reponse(verifieriban, { status: 444, body: failures.ibanNonReconnu })],
  },
  play: async (played) => {
    const dialog = await saisir(played)
    await expect(await dialog.findByText(/ne sont pas ceux attendus/)).toBeVisible()
    await expect(dialog.getByLabelText(/^Chiffres 17 et 18/)).toHaveValue('12')
  },
}

export const IdentiteBloquee: Story = {
  parameters: { reponses: [ibanCache, reponse(verifieriban, { status: 444, body: failures.ibanBloque })] },
  play: async (played) => {
    const dialog = await saisir(played)
    await expect(await dialog.findByText(/bloquée pendant 24 heures/)).toBeVisible()
    await expect(dialog.queryByLabelText(/^Chiffres/)).toBeNull()
  },
}

export const IdentiteConfirmee: Story = {
  parameters: {
    reponses: [
      ibanCache,
      reponse(verifieriban, { status: 200, body: {} }),
      reponse(initialiserhabilitation, { status: 200, body: agent }),
    ],
  },
  play: async (played) => {
    const dialog = await saisir(played)
    await expect(await dialog.findByText(/Votre identité est confirmée/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retour à l’accueil' })).toHaveFocus()
  },
}
