import type { Profil } from '#contract/profil/profil.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { dropJeton, dropJetons, jetonsOf, takeHeldJeton } from '#server/kit/session/jetons.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** A change of address that waits for its link. */
export interface PendingCourriel {
  readonly champ: 'courrielPrincipal' | 'courrielSecondaire'
  readonly courriel: string
}

const pendingOf = async (db: Db, compteId: string, now: number) =>
  (await jetonsOf(db, 'mail', compteId, now)).map(({ empreinte, donnees }) => ({
    empreinte,
    ...(JSON.parse(donnees ?? '{}') as PendingCourriel),
  }))

/** Addresses that wait for their link, by the field that they will fill. */
export const pendingCourriels = async (
  db: Db,
  compteId: string,
  now: number,
): Promise<Profil['courrielsEnAttente']> =>
  Object.fromEntries((await pendingOf(db, compteId, now)).map(({ champ, courriel }) => [champ, courriel]))

/** Withdraws the links that would fill a field: the last one asked for counts. */
export const dropPendingCourriels = async (
  db: Db,
  compteId: string,
  champ: PendingCourriel['champ'],
  now: number,
): Promise<void> => {
  for (const pending of await pendingOf(db, compteId, now))
    if (pending.champ === champ) await dropJeton(db, pending.empreinte)
}

const columns = {
  courrielPrincipal: 'courriel_principal',
  courrielSecondaire: 'courriel_secondaire',
} as const

/** Opens the link sent to a new address: it counts from now on. Gives the account. */
export const validateCourriel = ({ db, clock }: Services, token: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const jeton = await takeHeldJeton(transaction, 'mail', token, clock().getTime())
    if (!jeton?.donnees) throw new Refusal('lienMail')
    const { champ, courriel } = JSON.parse(jeton.donnees) as PendingCourriel
    // A link sent to the former address must not outlive it.
    await dropJetons(transaction, 'motdepasse', jeton.compte_id)
    await changeProfil(transaction, jeton.compte_id, { [columns[champ]]: courriel })
    return jeton.compte_id
  })
