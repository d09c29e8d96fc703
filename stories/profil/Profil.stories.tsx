import { expect, userEvent, waitFor, within } from 'storybook/test'
import { profil, profilFermerSession, profilNir, profilPasMoi } from '#contract/profil/profil.ts'
import { paths } from '#portal/paths.ts'
import { agent, lectureSeule, peuDeDroits } from '../fixtures/droits.ts'
import { chargee, ouverture, screenStory, type Story } from '../fixtures/screenStory.tsx'
import {
  beaucoupDeSessions,
  camille,
  demenage,
  enAttente,
  nomsLongs,
  nonConfirmee,
  profilPuis,
  reponsesProfil,
  sansAdresse,
} from '../fixtures/profil/profil.ts'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/Profil',
  ...screenStory(paths.profil, { droits: agent, reponses: reponsesProfil(camille) }),
}

export const Chargement: Story = {
  parameters: { reponses: reponsesProfil(camille, reponse(profil, 'attente')) },
  play: ouverture,
}

export const Lecture: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText('06 39 98 00 12')).toBeVisible()
    await expect(canvas.getByText('Adresse électronique secondaire').nextSibling).toHaveTextContent(
      /renseignée$/,
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Connexions' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Connexions' })).toHaveFocus())
  },
}

/** Each act says what, how it ended and where from; what is not theirs has a way out. */
export const Activite: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const table = await within(canvasElement).findByRole('table', { name: 'Actions sur votre compte' })
    const refused = within(table).getByRole('row', { name: /Connexion Refusé Firefox sur Windows$/ })
    await expect(refused).toBeVisible()
    await expect(within(table).getByText(/^Par l’administration : Document retiré/)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('link', { name: /fermer toutes vos sessions$/ }))
    const connexions = within(canvasElement).getByRole('heading', { level: 2, name: 'Connexions' })
    await waitFor(() => expect(connexions).toHaveFocus())
  },
}

export const NumeroAffiche: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Afficher mon numéro/ }))
    const hide = await canvas.findByRole('button', { name: /^Masquer mon numéro/ })
    await expect(canvasElement.querySelector('[data-masque]')).toHaveTextContent('2 75 03')
    await userEvent.click(hide)
    await expect(canvasElement.querySelector('[data-masque]')).toHaveTextContent('•')
  },
}

/** Why it stays hidden is said. */
export const NumeroSansReponse: Story = {
  parameters: { reponses: [reponse(profilNir, 'coupure'), ...reponsesProfil(camille)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Afficher mon numéro/ }))
    await expect(await canvas.findByText(/^Le service ne répond pas/)).toHaveAttribute(
      'aria-live',
      'assertive',
    )
  },
}

/** Without the messaging, an error is told to the office of the page Contact. */
export const SansMessagerie: Story = {
  parameters: { droits: peuDeDroits },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const erreur = within(canvasElement).getByRole('link', { name: 'Signaler une erreur' })
    await expect(erreur).toHaveAttribute('href', paths.contact)
  },
}

export const CourrielEnAttente: Story = { parameters: { reponses: reponsesProfil(enAttente) } }

export const SansAdresse: Story = { parameters: { reponses: reponsesProfil(sansAdresse) } }

export const AdresseFuture: Story = { parameters: { reponses: reponsesProfil(demenage) } }

export const AdresseFutureRetiree: Story = {
  parameters: { reponses: reponsesProfil(demenage, profilPuis(demenage, camille)) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer mon adresse future' }))
    await canvas.findByText(/Votre adresse future est retirée/)
    const undo = canvas.getByRole('button', { name: 'Annuler le retrait de mon adresse future' })
    await waitFor(() => expect(undo).toHaveFocus())
  },
}

export const BeaucoupDeSessions: Story = { parameters: { reponses: reponsesProfil(beaucoupDeSessions) } }

export const SessionFermee: Story = {
  parameters: {
    reponses: reponsesProfil(
      camille,
      profilPuis(camille, { ...camille, sessions: camille.sessions.slice(0, 1) }),
    ),
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Déconnecter la session Safari/ }))
    await canvas.findByText('La session Safari sur iPhone est fermée.')
    await expect(canvas.queryByRole('button', { name: /^Déconnecter la session/ })).toBeNull()
  },
}

export const CeNEtaitPasMoi: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ce n’était pas moi' }))
    await expect(canvas.getByRole('dialog', { name: 'Ce n’était pas moi' })).toBeVisible()
  },
}

export const ToutesLesSessionsFermees: Story = {
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ce n’était pas moi' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer toutes les sessions' }))
    await canvas.findByText(/^Toutes les sessions de votre espace sont fermées/)
    await canvas.findByRole('heading', { level: 1, name: 'Connexion à votre espace' })
  },
}

/** Nothing says that they closed: it is told where the person is, and the dialog stays for another try. */
export const SessionsPeutEtreOuvertes: Story = {
  parameters: { reponses: [reponse(profilPasMoi, 'coupure'), ...reponsesProfil(camille)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ce n’était pas moi' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer toutes les sessions' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'Ce n’était pas moi' }))
    await expect(await dialog.findByText(/ne sont peut-être pas fermées/)).toHaveAttribute(
      'aria-live',
      'assertive',
    )
  },
}

export const SessionPeutEtreOuverte: Story = {
  parameters: { reponses: [reponse(profilFermerSession, 'coupure'), ...reponsesProfil(camille)] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Déconnecter la session Safari/ }))
    await expect((await canvas.findByText(/n’est peut-être pas fermée/)).getAttribute('aria-live')).toBe(
      'assertive',
    )
  },
}

export const LectureSeule: Story = {
  parameters: { droits: lectureSeule },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Votre espace est en lecture seule/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir la page Contact' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(?:Modifier|Changer|Annoncer)/ })).toBeNull()
    await expect(canvas.queryByText(/tenez à jour|Indiquez dès maintenant|Quand vous le modifiez/)).toBeNull()
    await expect(canvas.getByText(/déconnectez-vous, puis choisissez « Mot de passe oublié/)).toBeVisible()
  },
}

export const IdentiteNonConfirmee: Story = { parameters: { reponses: reponsesProfil(nonConfirmee) } }

export const NomsLongs: Story = {
  parameters: { reponses: reponsesProfil(nomsLongs) },
  globals: { viewport: { value: 'etroit' } },
}
