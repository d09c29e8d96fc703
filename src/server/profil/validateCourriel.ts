import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { dropJetons, takeJeton } from '#server/kit/session/jetons.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import type { PendingCourriel } from './pendingCourriels.ts'

const columns = {
  courrielPrincipal: 'courriel_principal',
  courrielSecondaire: 'courriel_secondaire',
} as const

/** Opens the link sent to a new address: it counts from now on. */
export const validateCourriel = ({ db, clock }: Services, token: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const jeton = await takeJeton(transaction, 'mail', token, clock().getTime())
    if (!jeton?.compte_id || !jeton.donnees) throw new Refusal('lienMail')
    const { champ, courriel } = JSON.parse(jeton.donnees) as PendingCourriel
    // A link sent to the former address must not outlive it.
    await dropJetons(transaction, 'motdepasse', jeton.compte_id)
    await changeProfil(transaction, jeton.compte_id, { [columns[champ]]: courriel })
  })
