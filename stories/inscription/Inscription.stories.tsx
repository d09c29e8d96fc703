import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failures } from '#contract/kit/failures.ts'
import { inscriptionIdentite, inscriptionVerification } from '#contract/inscription/inscription.ts'
import { messageKey } from '#contract/messages.ts'
import { paths } from '#portal/paths.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { identifiee, refusee, withDossier } from '../fixtures/inscription/inscription.ts'
import { reponse } from '../fixtures/reponse.ts'
import { press, stepShown } from '../fixtures/inscription/gestes.ts'

export default {
  title: 'Écrans/Inscription',
  ...screenStory(paths.inscription),
  beforeEach: withDossier,
}

const fillIdentity = async ({ canvasElement }: Played, birth = '12/05/1969', nom = 'Martin') => {
  await chargee({ canvasElement })
  const page = within(canvasElement)
  await page.findByRole('img', { name: /^Image du code/ })
  await userEvent.type(page.getByLabelText(/^Numéro de sécurité sociale/), '269057505601260')
  await userEvent.type(page.getByLabelText(/^Nom de naissance/), nom)
  await userEvent.type(page.getByLabelText(/^Prénom/), 'Nadia')
  await userEvent.type(page.getByLabelText(/^Date de naissance/), birth)
  await userEvent.type(page.getByLabelText(/^Code captcha/), 'ACE234')
  await press(canvasElement, 'Continuer')
}

const typePairs = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const [first, second] = within(canvasElement).getAllByRole('textbox')
  if (!first || !second) throw new Error('two fields are awaited')
  await userEvent.type(first, '34')
  await userEvent.type(second, '56')
  await press(canvasElement, 'Vérifier')
}

export const Identite: Story = {}

export const IdentiteErreurs: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await userEvent.type(
      within(canvasElement).getByLabelText(/^Numéro de sécurité sociale/),
      '269057505601261',
    )
    await press(canvasElement, 'Continuer')
    await within(canvasElement).findByText('Le formulaire contient 5 erreurs')
    await expect(within(canvasElement).getByText(/La clé ne correspond pas au numéro/)).toBeVisible()
  },
}

export const IdentiteNaissanceDifferente: Story = {
  play: async (context) => {
    const { canvasElement } = context
    await fillIdentity(context, '12/06/1970')
    const alert = await within(canvasElement).findByText(/ne correspond pas au numéro/)
    await waitFor(() => expect(alert.closest('[role=group]')).toHaveFocus())
    await expect(within(canvasElement).getByLabelText(/^Code captcha/)).toHaveValue('ACE234')
    await press(canvasElement, 'Continuer')
    await stepShown(canvasElement, 'Vérification')
  },
}

export const IdentiteCaptchaRefuse: Story = {
  parameters: { reponses: [refusee(inscriptionIdentite, failures.captchaInvalide.erreurCode)] },
  play: async (context) => {
    const page = within(context.canvasElement)
    await fillIdentity(context)
    await page.findByText(/code captcha est incorrect/)
    await expect(page.getByLabelText(/^Code captcha/)).toHaveValue('')
    await expect(page.getByLabelText(/^Nom de naissance/)).toHaveValue('Martin')
    await expect(page.getByLabelText(/^Date de naissance/)).toHaveValue('12/05/1969')
  },
}

/** Nothing typed is lost, and why it was not sent takes the focus. */
export const IdentiteServiceFerme: Story = {
  name: 'Identité, service fermé',
  parameters: {
    reponses: [reponse(inscriptionIdentite, { status: 503, body: failures.serviceIndisponible })],
  },
  play: async (context) => {
    const page = within(context.canvasElement)
    await fillIdentity(context)
    const alert = await page.findByRole('heading', { name: 'Cette étape n’a pas abouti' })
    await waitFor(() => expect(alert.closest('[role=group]')).toHaveFocus())
    await expect(page.getByLabelText(/^Nom de naissance/)).toHaveValue('Martin')
  },
}

export const IdentitePuisVerification: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvasElement } = context
    await fillIdentity(context)
    await stepShown(canvasElement, 'Vérification')
    await waitFor(() => expect(document.getElementById('title')).toHaveFocus())
    await expect(document.getElementById('title')).toHaveAccessibleName('Vérification – Créer mon espace')
    await waitFor(() => expect(document.title).toContain('Étape 2 sur 6 : Vérification'))
  },
}

export const Verification: Story = {
  args: { adresse: paths.etapeInscription('verification') },
  parameters: { dossier: () => identifiee },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await press(canvasElement, 'Vérifier')
    await within(canvasElement).findByText('Le formulaire contient 2 erreurs')
  },
}

export const VerificationNonReconnue: Story = {
  args: { adresse: paths.etapeInscription('verification') },
  parameters: {
    dossier: () => identifiee,
    reponses: [refusee(inscriptionVerification, failures.ibanNonReconnu.erreurCode)],
  },
  play: async (context) => {
    await typePairs(context)
    await within(context.canvasElement).findByText(/ne sont pas ceux attendus/)
  },
}

export const VerificationBloquee: Story = {
  args: { adresse: paths.etapeInscription('verification') },
  parameters: {
    dossier: () => identifiee,
    reponses: [refusee(inscriptionVerification, failures.ibanBloque.erreurCode)],
  },
  play: async (context) => {
    const { canvasElement } = context
    await typePairs(context)
    await within(canvasElement).findByText(/bloquée pendant 24 heures/)
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
    await press(canvasElement, 'Continuer')
    await stepShown(canvasElement, 'Coordonnées')
  },
}

export const VerificationSansRib: Story = {
  tags: ['!autodocs'],
  args: { adresse: paths.etapeInscription('verification') },
  parameters: { dossier: () => identifiee },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await press(canvasElement, 'Je n’ai pas mon RIB sous la main')
    await stepShown(canvasElement, 'Coordonnées')
  },
}

export const CreationExpiree: Story = {
  args: { adresse: paths.etapeInscription('verification') },
  parameters: {
    dossier: () => identifiee,
    reponses: [refusee(inscriptionVerification, messageKey('INSCRIPTION_EXPIREE'))],
  },
  play: async (context) => {
    await typePairs(context)
    await stepShown(context.canvasElement, 'Identité')
    await within(context.canvasElement).findByText(/est restée ouverte trop longtemps/)
  },
}
