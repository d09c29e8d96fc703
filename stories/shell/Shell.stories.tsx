import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#portal/paths.ts'
import { accueilconnecte, messagesNonLus } from '#contract/accueil/evenement.ts'
import { sharingEvents, startSharing, stopSharing } from '#portal/client/screenSharing.ts'
import { shellMessages } from '#portal/shell/words.ts'
import { reglee } from '../fixtures/configuration.ts'
import { reponse } from '../fixtures/reponse.ts'
import { agent, finProche } from '../fixtures/droits.ts'
import { nonLus } from '../fixtures/accueil/tableaudebord.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Shell',
  ...screenStory(paths.plandusite, { droits: agent }),
}

/** Waits for a dialog that opens by itself. */
const dialogue =
  (name: string) =>
  async ({ canvasElement }: Played) => {
    await chargee({ canvasElement })
    await expect(await screen.findByRole('dialog', { name })).toBeVisible()
  }

export const Visiteur: Story = { parameters: { droits: null } }

export const Connecte: Story = {}

export const MenuCompactOuvert: Story = {
  globals: { viewport: { value: 'compact' } },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const menu = within(canvasElement).getByRole('button', { name: 'Menu' })
    await userEvent.click(menu)
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Choosing the page that is there shows it: the panel covered it. */
export const MenuCompactMemePage: Story = {
  globals: { viewport: { value: 'compact' } },
  args: { adresse: paths.profil },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(menu)
    await userEvent.click(canvas.getByRole('link', { name: 'Mon profil' }))
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** At the first sign-in, on the dashboard, and once. */
export const PropositionDeSecondFacteur: Story = {
  args: { adresse: paths.accueilconnecte },
  parameters: { droits: { ...agent, proposerSecondFacteur: true } },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    const link = await page.findByRole('link', { name: shellMessages.facteur.ajouter })
    await expect(link).toHaveAttribute('href', `${paths.profil}#securite`)
    await userEvent.click(page.getByRole('button', { name: shellMessages.facteur.plusTard }))
    await expect(link).not.toBeInTheDocument()
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const MessagerieNonLue: Story = {
  globals: { viewport: { value: 'large' } },
  parameters: { reponses: [nonLus(3)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findAllByRole('link', { name: /3 demandes non lues/ })
  },
}

/** The messaging service does not answer: nothing is said of it, and the rest works. */
export const MessagerieIndisponible: Story = {
  globals: { viewport: { value: 'large' } },
  parameters: {
    reponses: [reponse(messagesNonLus, { status: 500, body: { erreurCode: 'ERREUR_TECHNIQUE' } })],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: /^Messagerie sécurisée.*nouvel onglet/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /Se déconnecter/ })).toBeInTheDocument()
  },
}

export const SessionBientotFinie: Story = {
  parameters: { droits: finProche },
  play: dialogue('Votre session va se terminer'),
}

export const SessionExpiree: Story = {
  args: { adresse: paths.accueilnonconnecte },
  parameters: { droits: null, session: { sessionExpiree: true } },
  play: dialogue('Session expirée'),
}

export const Annonce: Story = {
  parameters: { notice: { style: 'success', message: 'Votre choix est enregistré.' } },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await within(canvasElement).findByText('Votre choix est enregistré.')
  },
}

/** Who is there stays, with the menu and the way out: what private data shows, its shell shows. */
export const SansReseau: Story = {
  parameters: {
    droits: agent,
    reponses: [reponse(accueilconnecte, 'coupure'), reponse(messagesNonLus, 'coupure')],
  },
  args: { adresse: paths.accueilconnecte },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/cette page se complétera d’elle-même/)).toBeVisible()
    await expect((await page.findAllByText('Se déconnecter'))[0]).toBeInTheDocument()
  },
}

export const ParametresDAffichage: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const footer = within(within(canvasElement).getByRole('contentinfo'))
    await userEvent.click(footer.getByRole('button', { name: 'Paramètres d’affichage' }))
    await screen.findByRole('dialog', { name: 'Paramètres d’affichage' })
  },
}

/** Chosen in the dialog, easy texts stand under the heading of the pages that have one, beside the full page. */
export const FacileALire: Story = {
  args: { adresse: paths.contact },
  play: async (played) => {
    await ParametresDAffichage.play?.(played)
    const fenetre = within(await screen.findByRole('dialog', { name: 'Paramètres d’affichage' }))
    await userEvent.click(fenetre.getByRole('checkbox', { name: /Montrer les textes faciles à lire/ }))
    await userEvent.click(fenetre.getByRole('button', { name: /Fermer/ }))
    const page = within(played.canvasElement)
    const facile = within(await page.findByRole('region', { name: 'Nous contacter, en facile à lire' }))
    await expect(facile.getByText('Ne donnez votre mot de passe à personne.')).toBeVisible()
    await expect(document.cookie).toContain('facile')
  },
}

/** Opens the dialog of what helps from afar. */
const aide = async ({ canvasElement }: Played, entree: RegExp, titre: string) => {
  await chargee({ canvasElement })
  const footer = within(within(canvasElement).getByRole('contentinfo'))
  await userEvent.click(footer.getByRole('button', { name: entree }))
  return within(await screen.findByRole('dialog', { name: titre }))
}

const partage = (played: Played) => aide(played, /artage d’écran/, 'Partage d’écran')

/** Begins to share with a script that does nothing of itself. */
const idle = 'data:text/javascript,'

const sharing = () => {
  startSharing(idle)
  return stopSharing
}

/** No screen to share: the phone line that the administration gives. */
export const AideParTelephone: Story = {
  parameters: { reponses: [reglee('telephoneAssistance', '01 99 00 12 34')] },
  play: async (played) => {
    const dialog = await aide(played, /Aide par téléphone/, 'Aide par téléphone')
    const number = await dialog.findByRole('link', { name: '01 99 00 12 34' })
    await expect(number).toHaveAttribute('href', 'tel:0199001234')
  },
}

/** Nothing is configured: the footer offers nothing of it. */
export const SansAideADistance: Story = {
  tags: ['!autodocs'],
  play: async (played) => {
    await chargee(played)
    const footer = within(within(played.canvasElement).getByRole('contentinfo'))
    await expect(footer.queryByRole('button', { name: /artage d’écran|téléphone/ })).toBeNull()
  },
}

export const PartageDEcranPropose: Story = {
  parameters: { reponses: [reglee('urlPartageEcran', idle)] },
  play: async (played) => {
    await expect((await partage(played)).getByRole('button', { name: 'Activer le partage' })).toBeVisible()
  },
}

export const PartageDEcranEnAttente: Story = {
  beforeEach: sharing,
  play: async (played) => {
    await expect((await partage(played)).getByText('En attente du code…')).toBeVisible()
  },
}

export const PartageDEcranEnCours: Story = {
  beforeEach: sharing,
  play: async (played) => {
    const dialog = await partage(played)
    dispatchEvent(new CustomEvent(sharingEvents.code, { detail: '<b>482</b>' }))
    dispatchEvent(new CustomEvent(sharingEvents.code, { detail: '482 915' }))
    const said = await dialog.findByText('Code à donner au téléphone : 482 915')
    await expect(said).toBeVisible()
    // Told on the phone: in one piece.
    await expect(said.textContent).toMatch(/482\u00A0915$/)
  },
}

export const PartageDEcranEnEchec: Story = {
  beforeEach: sharing,
  play: async (played) => {
    const dialog = await partage(played)
    document.querySelector(`script[src="${idle}"]`)?.dispatchEvent(new Event('error'))
    await expect(await dialog.findByText(/Le partage d’écran ne répond pas/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
