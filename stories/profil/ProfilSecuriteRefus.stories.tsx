import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { prouver, verifierpreuve } from '#contract/connexion/facteurs/facteurs.ts'
import type { AnswerOf } from '#contract/kit/call.ts'
import { failures } from '#contract/kit/failures.ts'
import { paths } from '#portal/paths.ts'
import { agent } from '../fixtures/droits.ts'
import { sansFacteur, securiteDe } from '../fixtures/profil/facteurs.ts'
import { camille, reponsesProfil } from '../fixtures/profil/profil.ts'
import { reponse } from '../fixtures/reponse.ts'
import { chargee, screenStory, type Played, type Story } from '../fixtures/screenStory.tsx'

export default {
  title: 'Écrans/Profil/Securite',
  ...screenStory(paths.profil, { droits: agent }),
}

/** The proof is typed; its answer takes the session away. */
const refuseLaPreuve = (failure: AnswerOf<typeof prouver>) => ({
  reponses: [
    ...reponsesProfil(camille),
    securiteDe(sansFacteur),
    reponse(prouver, failure),
    reponse(verifierpreuve, { status: 511, body: failures.preuveDemandee }),
  ],
})

const prouveParMotDePasse = async (played: Played, dit: RegExp) => {
  await chargee(played)
  await userEvent.click(within(played.canvasElement).getByRole('link', { name: /Télécharger mes données/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText(/^Mot de passe actuel/), 'Retraite-2026!ok')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }))
  await waitFor(() => expect(document.title).toMatch(/^Connexion/), { timeout: 15_000 })
  await expect(await screen.findByText(dit, {}, { timeout: 15_000 })).toBeVisible()
  await expect(screen.queryByRole('dialog', { name: /^Confirmez/ })).toBeNull()
}

/** The right is gone: the session closes, and the page that follows says why. */
export const PreuveSansDroit: Story = {
  parameters: refuseLaPreuve({ status: 403, body: failures.serviceNonAccorde }),
  play: (played) => prouveParMotDePasse(played, /vous ne pouvez pas accéder à cette page/),
}

/** A refusal whose code has no sentence is told by the common one. */
export const PreuveRefuseeSansPhrase: Story = {
  parameters: refuseLaPreuve({ status: 403, body: failures.origineRefusee }),
  play: (played) => prouveParMotDePasse(played, /^Une erreur est survenue/),
}

/** The session ended while the dialog was open. */
export const PreuveSessionFinie: Story = {
  parameters: refuseLaPreuve({ status: 401, body: failures.sessionTerminee }),
  play: (played) => prouveParMotDePasse(played, /^Votre session a expiré/),
}
