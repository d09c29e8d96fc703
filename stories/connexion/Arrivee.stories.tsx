import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failures } from '#contract/kit/failures.ts'
import { changernir, modifiermotdepasseoublie } from '#contract/connexion/identite.ts'
import { paths } from '#portal/paths.ts'
import { motdepasseMessages } from '#portal/components/words/motdepasse.ts'
import { setLanding } from '#portal/client/entry/landing.ts'
import { connecter } from '../fixtures/connexion/gestes.ts'
import { reponse } from '../fixtures/reponse.ts'
import { liens, liensRefuses, nouvelIdentifiant } from '../fixtures/connexion/signIn.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'
import { withAnswers } from '../fixtures/situation.ts'

const withLanding = async (context: Parameters<typeof withAnswers>[0]) => {
  const restore = await withAnswers(context)
  return () => {
    setLanding(undefined)
    restore()
  }
}

export default {
  title: 'Écrans/Arrivee',
  ...screenStory(paths.accueilnonconnecte),
  beforeEach: withLanding,
}

const adresse = (parameter: string, value = 'ABC123') =>
  `${paths.accueilnonconnecte}?${new URLSearchParams({ [parameter]: value }).toString()}`

/** Reads a sentence in the dialog that opened. */
const dit =
  (sentence: RegExp) =>
  async ({ canvasElement }: Played) => {
    await chargee({ canvasElement })
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(sentence)).toBeVisible()
    // What came of the link is heard with the button that has the focus.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(sentence))
  }

export const LienInscription: Story = {
  args: { adresse: adresse('validationInscription') },
  parameters: { reponses: liens },
  play: dit(/Votre espace est créé/),
}

export const LienInscriptionExpire: Story = {
  args: { adresse: adresse('validationInscription') },
  parameters: { reponses: liensRefuses },
  play: dit(/lien de création d’espace n’est plus valable/),
}

export const LienCourriel: Story = {
  args: { adresse: adresse('validationMail') },
  parameters: { reponses: liens },
  play: dit(/nouvelle adresse électronique est enregistrée/),
}

export const LienCourrielMalForme: Story = {
  args: { adresse: adresse('validationMail', 'abc-é') },
  play: dit(/lien de changement d’adresse électronique n’est plus valable/),
}

/** Neutral: it names neither the person nor an account, and leads to what comes next. */
export const LienAnnulationIban: Story = {
  args: { adresse: adresse('annulationIban') },
  parameters: { reponses: liens },
  play: async (played) => {
    await dit(/L’enregistrement de l’IBAN est annulé/)(played)
    await expect(screen.getByRole('link', { name: 'Changer mon mot de passe' })).toBeVisible()
  },
}

export const LienAnnulationIbanExpire: Story = {
  args: { adresse: adresse('annulationIban') },
  parameters: { reponses: liensRefuses },
  play: async (played) => {
    await dit(/lien d’annulation n’est plus valable/)(played)
    await expect(screen.getByRole('link', { name: 'Voir la page Contact' })).toBeVisible()
  },
}

export const LienMotDePasseExpire: Story = {
  args: { adresse: adresse('validationMotDePasseOublie') },
  parameters: { reponses: liensRefuses },
  play: async (played) => {
    await dit(/lien de changement de mot de passe n’est plus valable/)(played)
    await expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      paths.motdepasseoublie,
    )
  },
}

export const NouveauMotDePasse: Story = {
  args: { adresse: adresse('validationMotDePasseOublie') },
  parameters: { reponses: liens },
  play: async (played) => {
    await chargee(played)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(motdepasseMessages.doitContenir)).toBeVisible()
  },
}

/** Types the new password twice and sends it. */
const changer = async ({ canvasElement }: Played) => {
  await chargee({ canvasElement })
  const dialog = within(await screen.findByRole('dialog', { name: 'Choisir un nouveau mot de passe' }))
  for (const label of [/^Nouveau mot de passe/, /^Confirmation du mot de passe/])
    await userEvent.type(dialog.getByLabelText(label), 'Retraite-2027!ok')
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer mon mot de passe' }))
}

export const MotDePasseModifie: Story = {
  args: { adresse: adresse('validationMotDePasseOublie') },
  parameters: { reponses: [...liens, reponse(modifiermotdepasseoublie, { status: 200, body: {} })] },
  play: async (played) => {
    await changer(played)
    await expect(await screen.findByText(/Votre mot de passe est modifié/)).toBeVisible()
  },
}

export const MotDePasseRefuse: Story = {
  args: { adresse: adresse('validationMotDePasseOublie') },
  parameters: {
    reponses: [
      ...liens,
      reponse(modifiermotdepasseoublie, { status: 444, body: failures.motDePasseCompromis }),
    ],
  },
  play: async (played) => {
    await changer(played)
    await expect(await screen.findByText(/Le mot de passe n’est pas enregistré/)).toBeVisible()
  },
}

export const MotDePasseInchange: Story = {
  args: { adresse: adresse('validationMotDePasseOublie') },
  parameters: { reponses: liens },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    await expect(await within(canvasElement).findByText(/n’a pas été modifié/)).toBeVisible()
  },
}

export const Message: Story = {
  args: { adresse: adresse('message', 'SRE_ESPACEAGENT_FRANCECONNECT_REFUS') },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(await within(canvasElement).findByText(/FranceConnect n’a pas abouti/)).toBeVisible()
  },
}

export const MessageInconnu: Story = {
  args: { adresse: adresse('message', 'Appelez le 36 15') },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(canvasElement.querySelector('.fr-alert')).toBeNull()
    await expect(within(canvasElement).queryByText(/36 15/)).toBeNull()
  },
}

const proposer = async (played: Played) => {
  await connecter(played)
  const dialog = within(await screen.findByRole('dialog', { name: 'Votre identifiant change' }))
  await expect(dialog.getByText('1 70 12 92 012 033 43')).toBeVisible()
  return dialog
}

export const NouvelIdentifiant: Story = {
  parameters: { reponses: [nouvelIdentifiant] },
  play: async (played) => {
    await proposer(played)
  },
}

export const NouvelIdentifiantValide: Story = {
  parameters: { reponses: [nouvelIdentifiant, reponse(changernir, { status: 200, body: {} })] },
  play: async (played) => {
    const dialog = await proposer(played)
    await userEvent.click(dialog.getByRole('button', { name: 'Valider mon nouvel identifiant' }))
    await expect(await screen.findByText(/Votre nouvel identifiant est validé/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Identifiant/)).toHaveValue(''))
  },
}

const FERMEE = { level: 1, name: 'Erreur de chargement de la page' } as const
const maintenance = { status: 544, body: failures.maintenance } as const

export const NouvelIdentifiantPendantLaMaintenance: Story = {
  parameters: { reponses: [nouvelIdentifiant, reponse(changernir, maintenance)] },
  play: async (played) => {
    const dialog = await proposer(played)
    await userEvent.click(dialog.getByRole('button', { name: 'Valider mon nouvel identifiant' }))
    await expect(await screen.findByRole('heading', FERMEE)).toBeVisible()
  },
}

export const NouveauMotDePassePendantLaMaintenance: Story = {
  tags: ['!autodocs'],
  args: { adresse: adresse('validationMotDePasseOublie') },
  parameters: { reponses: [...liens, reponse(modifiermotdepasseoublie, maintenance)] },
  play: async (played) => {
    await changer(played)
    await expect(await screen.findByRole('heading', FERMEE)).toBeVisible()
    // The link is followed again when the portal opens.
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await expect(await screen.findByRole('dialog', { name: 'Choisir un nouveau mot de passe' })).toBeVisible()
  },
}

export const NouvelIdentifiantEnEchec: Story = {
  parameters: { reponses: [nouvelIdentifiant, reponse(changernir, 'coupure')] },
  play: async (played) => {
    const dialog = await proposer(played)
    await userEvent.click(dialog.getByRole('button', { name: 'Valider mon nouvel identifiant' }))
    await expect(await dialog.findByText(/La validation n’a pas abouti/)).toBeVisible()
  },
}
