import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messageKey } from '#contract/messages.ts'
import { failures } from '#contract/kit/failures.ts'
import { profilIbanAnnulation, profilMotDePasse } from '#contract/profil/profilModifications.ts'
import { paths } from '#portal/paths.ts'
import { agent, pensionnee, sansService } from '../fixtures/droits.ts'
import { chargee, screenStory, type Story } from '../fixtures/screenStory.tsx'
import { opened, save } from '../fixtures/profil/gestes.ts'
import { camille, ibanChange, profilPuis, reponsesProfil } from '../fixtures/profil/profil.ts'
import { reponse } from '../fixtures/reponse.ts'

export default {
  title: 'Écrans/ProfilModifications',
  ...screenStory(paths.profil, { droits: agent, reponses: reponsesProfil(camille) }),
}

const [read, send] = ['Vérifier avant d’envoyer', 'Demander ce changement']

export const IbanErreur: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Changer d’IBAN')
    const start = canvas.getByRole('textbox', { name: /^Début de l’IBAN/ })
    await userEvent.click(start)
    await userEvent.paste('FR77 3000 6000 0112 3456 7890 189')
    await userEvent.click(canvas.getByRole('button', { name: read }))
    await waitFor(() => expect(start).toBeInvalid())
    await expect(start).toHaveValue('FR77 3000 6000 0112 3456 7890 189')
  },
}

export const IbanChange: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Changer d’IBAN')
    await expect(canvas.getByText(/^Les champs suivis de/)).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: /^Début de l’IBAN/ }))
    await userEvent.paste('FR14 2004 1010 0505 0001 3M02 606')
    await userEvent.click(canvas.getByRole('button', { name: read }))
    await expect(canvas.getByText(/^Les champs suivis de/)).not.toBeVisible()
    await expect(await canvas.findByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Vérifiez le nouvel IBAN' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await canvas.findByText(/Le changement d’IBAN est demandé/)
  },
}

/** Who has none registered is not told that it changes. */
export const IbanPremier: Story = {
  parameters: { reponses: reponsesProfil({ ...camille, banque: {} }) },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Enregistrer mon IBAN')
    await userEvent.click(canvas.getByRole('textbox', { name: /^Début de l’IBAN/ }))
    await userEvent.paste('FR14 2004 1010 0505 0001 3M02 606')
    await userEvent.click(canvas.getByRole('button', { name: read }))
    await expect(await canvas.findByText(/^Jusque-là, aucun IBAN n’est enregistré\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Demander cet ajout' })).toBeVisible()
    await expect(canvas.queryByText(/ce changement|nouvel IBAN/i)).toBeNull()
  },
}

/** It waits, and one click undoes it. */
export const IbanEnAttente: Story = {
  parameters: { reponses: reponsesProfil(camille, profilPuis(ibanChange, camille)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/sera enregistré le 23\/11\/2026 à 14:32/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler ce changement' }))
    await expect(await canvas.findByText(/Le changement d’IBAN est annulé/)).toBeVisible()
    await expect(canvas.queryByText(/sera enregistré le/)).toBeNull()
  },
}

/** It was registered meanwhile, or the answer was lost: what failed is no success. */
export const IbanPasAnnule: Story = {
  parameters: {
    reponses: [
      reponse(profilIbanAnnulation, { status: 444, body: failures.lienIban }),
      ...reponsesProfil(camille, profilPuis(ibanChange, camille)),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler ce changement' }))
    const said = await canvas.findByText(/Rien n’a été annulé/)
    await expect(said).toHaveAttribute('aria-live', 'assertive')
    await expect(said).not.toHaveClass('fr-alert--success')
    // What waited is read again: it may be there no more.
    await waitFor(() => expect(canvas.queryByText(/sera enregistré le/)).toBeNull())
  },
}

export const AncienMotDePasseFaux: Story = {
  parameters: {
    reponses: reponsesProfil(
      camille,
      reponse(profilMotDePasse, {
        status: 444,
        body: { erreurCode: messageKey('SAISIE_MDP_ANCIEN_KO'), champs: ['motDePasseAncien'] },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mon mot de passe')
    const old = canvas.getByLabelText('Mot de passe actuel (obligatoire)')
    await userEvent.type(old, 'ancien')
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe (obligatoire)'), 'Cheval-Agrafe-Pile-42')
    await userEvent.type(
      canvas.getByLabelText('Confirmation du mot de passe (obligatoire)'),
      'Cheval-Agrafe-Pile-42',
    )
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(old).toHaveAccessibleDescription(/Le mot de passe actuel est incorrect/))
    await expect(old).toHaveValue('ancien')
  },
}

export const MotDePasse: Story = {
  play: async ({ canvasElement }) => {
    await opened({ canvasElement }, 'Modifier mon mot de passe')
  },
}

export const NotificationsModifiees: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mes notifications')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mes documents de rémunération' }))
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await canvas.findByText(/Vos notifications sont enregistrées/)
  },
}

/** A pensioner chooses among what a pensioner receives. */
export const NotificationsDUnePensionnee: Story = {
  parameters: { droits: pensionnee },
  play: async ({ canvasElement }) => {
    const canvas = await opened({ canvasElement }, 'Modifier mes notifications')
    const offered = canvas.getAllByRole('checkbox').map((one) => one.getAttribute('value'))
    await expect(offered).toEqual(['pension', 'messagerie'])
  },
}

/** Nobody is asked to choose among news that cannot come. */
export const NotificationsSansService: Story = {
  parameters: { droits: sansService },
  play: async ({ canvasElement }) => {
    await chargee({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Aucune nouveauté ne s’annonce par courriel/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Modifier mes notifications' })).toBeNull()
  },
}
