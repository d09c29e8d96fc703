import { expect, userEvent, waitFor, within } from 'storybook/test'
import { accueilnonconnecte } from '#contract/contenu/contenu.ts'
import { captcha, connexion } from '#contract/connexion/connexion.ts'
import { paths } from '#portal/paths.ts'
import { connecter } from '../fixtures/connexion/gestes.ts'
import { accueilFranceConnect } from '../fixtures/contenus.ts'
import { reponse } from '../fixtures/reponse.ts'
import {
  captchaIndisponible,
  captchaParTravail,
  captchaRefuse,
  sansCookie,
  captchaSelonReseau,
  codeConnexion,
  reseau,
} from '../fixtures/connexion/signIn.ts'
import { chargee, ouverture, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/AccueilNonConnecte',
  ...screenStory(paths.accueilnonconnecte),
}

/** Sends the form, then reads why it was refused. */
const refuse =
  (why: RegExp) =>
  async ({ canvasElement }: Played) => {
    const page = await connecter({ canvasElement })
    await expect((await page.findAllByText(why))[0]).toBeVisible()
  }

export const Chargement: Story = {
  parameters: { reponses: [reponse(accueilnonconnecte, 'attente'), reponse(captcha, 'attente')] },
  play: ouverture,
}

/** Space of the DSFR between two fields, in pixels. */
const FIELD_GAP = 24

export const Pret: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    const password = await page.findByText(/^Mot de passe \(/)
    const gap =
      password.getBoundingClientRect().top -
      page.getByLabelText(/^Identifiant/).getBoundingClientRect().bottom
    await expect(Math.round(gap)).toBeGreaterThanOrEqual(FIELD_GAP)
  },
}

export const ErreursDeSaisie: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Me connecter' }))
    await expect(await page.findByLabelText(/^Identifiant/)).toHaveAttribute('aria-invalid', 'true')
  },
}

export const RefusDesIdentifiants: Story = {
  parameters: { reponses: [codeConnexion(61)] },
  play: async (played) => {
    await refuse(/Identifiant ou mot de passe incorrect/)(played)
    await waitFor(() => expect(document.title).toMatch(/^Erreur/))
  },
}

export const RefusPuisBlocage: Story = {
  parameters: { reponses: [codeConnexion(62, undefined, 240)] },
  play: refuse(/réessayer dans 4 minutes/),
}

export const Bloque: Story = {
  parameters: { reponses: [codeConnexion(64)] },
  play: refuse(/bloqué temporairement après/),
}

export const ServiceIndisponible: Story = {
  parameters: { reponses: [codeConnexion(66)] },
  play: refuse(/momentanément indisponible/),
}

/** Nobody answered: what was typed stays, for when the network is back. */
export const SansReponse: Story = {
  parameters: { reponses: [reponse(connexion, 'coupure')] },
  play: async (played) => {
    await refuse(/^Le service ne répond pas.*puis réessayez/)(played)
    const page = within(played.canvasElement)
    await expect(page.getByLabelText(/^Mot de passe/)).toHaveValue('Retraite-2026!ok')
    await expect(page.getByLabelText(/^Code captcha/)).toHaveValue('')
  },
}

/** The code that the network kept away comes back with it. */
export const CodeRevenu: Story = {
  parameters: { reponses: [captchaSelonReseau] },
  beforeEach: () => {
    reseau.perdu = true
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    await page.findByRole('button', { name: 'Réessayer de charger le code' })
    reseau.perdu = false
    globalThis.dispatchEvent(new Event('online'))
    await page.findByRole('img', { name: /^Image du code/ })
  },
}

/** The browser refuses the cookies of the portal: the password was right, and nothing opens. */
export const SansCookie: Story = {
  parameters: { reponses: [sansCookie] },
  play: refuse(/il refuse les cookies\./),
}

export const CodeCaptchaRefuse: Story = {
  parameters: { reponses: [captchaRefuse] },
  play: refuse(/code captcha est incorrect/),
}

export const CaptchaIndisponible: Story = {
  parameters: { reponses: [captchaIndisponible] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByRole('button', { name: 'Réessayer de charger le code' })
  },
}

/** Sent before the image is there: what was typed stays, and nobody is told that they copied it wrong. */
export const CodePasEncoreAffiche: Story = {
  parameters: { reponses: [reponse(captcha, 'attente')] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    const password = page.getByLabelText(/^Mot de passe/)
    await userEvent.type(page.getByLabelText(/^Identifiant/), '2 69 05 75 056 012 60')
    await userEvent.type(password, 'Retraite-2026!ok')
    await userEvent.type(page.getByLabelText(/^Code captcha/), 'ACE234')
    await userEvent.click(page.getByRole('button', { name: 'Me connecter' }))
    await page.findByRole('link', { name: /n’est pas encore affiché/ })
    await expect(password).toHaveValue('Retraite-2026!ok')
  },
}

/** The machine does the work of the code, where the administration allows it; after a failure, the code comes. */
export const SansCode: Story = {
  parameters: { reponses: [captchaParTravail, codeConnexion(61)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    await page.findByText(/^Rien à recopier/)
    await expect(page.queryByText(/lire .* le code/)).toBeNull()
    await userEvent.type(page.getByLabelText(/^Identifiant/), '2 69 05 75 056 012 60')
    await userEvent.type(page.getByLabelText(/^Mot de passe/), 'Retraite-2026!ok')
    await userEvent.click(page.getByRole('button', { name: 'Me connecter' }))
    await expect(await page.findByLabelText(/^Code captcha/)).toBeVisible()
    await expect(page.getByText(/lire .* le code/)).toBeVisible()
  },
}

export const FranceConnectActif: Story = {
  parameters: { reponses: [reponse(accueilnonconnecte, { status: 200, body: accueilFranceConnect })] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const both = await within(canvasElement).findAllByText('ou')
    await expect(both).toHaveLength(2)
    // A paragraph that is a flex row is none for Firefox: Orca reads what surrounds it without end.
    for (const ou of both) await expect(getComputedStyle(ou).display).toBe('block')
  },
}
