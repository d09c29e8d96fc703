import { expect, userEvent, within } from 'storybook/test'
import { failures } from '#contract/kit/failures.ts'
import { inscription } from '#contract/inscription/inscription.ts'
import { paths } from '#portal/paths.ts'
import { avisDemande } from '../fixtures/configuration.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'
import {
  complete,
  envoyee,
  joignable,
  refusee,
  verifiee,
  withDossier,
} from '../fixtures/inscription/inscription.ts'
import { press, stepShown } from '../fixtures/inscription/gestes.ts'

export default {
  title: 'Écrans/Inscription, suite',
  ...screenStory(paths.etapeInscription('coordonnees')),
  beforeEach: withDossier,
}

export const Coordonnees: Story = {
  args: { adresse: paths.etapeInscription('coordonnees') },
  parameters: { dossier: () => verifiee },
}

export const CoordonneesErreurs: Story = {
  args: { adresse: paths.etapeInscription('coordonnees') },
  parameters: { dossier: () => verifiee },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await userEvent.type(within(canvasElement).getByLabelText(/^Téléphone principal/), '0639980000')
    await press(canvasElement, 'Continuer')
    await within(canvasElement).findByText('Le formulaire contient 2 erreurs')
  },
}

export const MotDePasse: Story = {
  args: { adresse: paths.etapeInscription('motdepasse') },
  parameters: { dossier: () => joignable },
}

export const MotDePassePuisRecapitulatif: Story = {
  tags: ['!autodocs'],
  args: { adresse: paths.etapeInscription('motdepasse') },
  parameters: { dossier: () => joignable },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText(/^Nouveau mot de passe/), 'Retraite-2026!ok')
    await userEvent.type(page.getByLabelText(/^Confirmation du mot de passe/), 'Retraite-2026!ok')
    await press(canvasElement, 'Continuer')
    await stepShown(canvasElement, 'Récapitulatif')
    await expect(canvasElement).not.toHaveTextContent('Retraite-2026!ok')
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('Retraite-2026!ok')
  },
}

/** A reload forgot the password: its step comes back. */
export const MotDePasseApresRechargement: Story = {
  args: { adresse: paths.etapeInscription('recapitulatif') },
  parameters: { dossier: () => joignable },
  play: async ({ canvasElement }) => {
    await stepShown(canvasElement, 'Mot de passe')
  },
}

export const Recapitulatif: Story = {
  args: { adresse: paths.etapeInscription('recapitulatif') },
  parameters: { dossier: () => complete },
}

export const RecapitulatifNomsLongs: Story = {
  args: { adresse: paths.etapeInscription('recapitulatif') },
  globals: { viewport: { value: 'etroit' } },
  parameters: {
    dossier: () => ({
      ...complete,
      identite: {
        ...complete.identite,
        nomNaissance: 'de La Rochefoucauld-Montmorency d’Entrecasteaux'.repeat(2),
        prenom: 'Marie-Antoinette-Joséphine-Emmanuelle',
      },
    }),
  },
}

export const RecapitulatifSansConditions: Story = {
  args: { adresse: paths.etapeInscription('recapitulatif') },
  parameters: { dossier: () => complete },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await press(canvasElement, 'Créer mon espace')
    await within(canvasElement).findByText('Le formulaire contient 1 erreur')
  },
}

export const RecapitulatifRefuse: Story = {
  args: { adresse: paths.etapeInscription('recapitulatif') },
  parameters: {
    dossier: () => complete,
    reponses: [refusee(inscription, failures.motDePasseCompromis.erreurCode, ['motDePasse'])],
  },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await userEvent.click(within(canvasElement).getByRole('checkbox'))
    await press(canvasElement, 'Créer mon espace')
    await within(canvasElement).findByText(/Corrigez avec « Modifier » : Mot de passe/)
  },
}

export const Confirmation: Story = {
  args: { adresse: paths.etapeInscription('recapitulatif') },
  parameters: { dossier: () => complete },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await userEvent.click(within(canvasElement).getByRole('checkbox'))
    await press(canvasElement, 'Créer mon espace')
    await stepShown(canvasElement, 'Confirmation')
    const dite = await within(canvasElement).findByText('n@exemple.fr')
    await expect(dite).toHaveTextContent('caractères masqués, puis @exemple.fr')
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nadia')
  },
}

export const ConfirmationAttente: Story = {
  args: { adresse: paths.etapeInscription('confirmation') },
  parameters: { dossier: () => envoyee(600) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Un courriel vous a été envoyé – Créer mon espace',
    )
    const button = within(canvasElement).getByRole('button', { name: 'Renvoyer le courriel' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    // It counts nothing: each second would have the whole of it said again.
    await expect(button).toHaveAccessibleDescription('Patientez avant de demander un nouvel envoi.')
  },
}

export const ConfirmationPuisAvis: Story = {
  args: { adresse: paths.etapeInscription('confirmation') },
  parameters: { dossier: () => envoyee(600), reponses: [avisDemande] },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await expect(await within(canvasElement).findByRole('link', { name: /^Je donne mon avis/ })).toBeVisible()
  },
}

export const ConfirmationRenvoi: Story = {
  args: { adresse: paths.etapeInscription('confirmation') },
  parameters: { dossier: () => envoyee(0) },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    await press(canvasElement, 'Renvoyer le courriel')
    await within(canvasElement).findByText('Un nouveau courriel vous a été envoyé.')
  },
}
