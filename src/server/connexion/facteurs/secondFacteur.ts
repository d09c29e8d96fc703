import type { AttenteFacteur, MoyenFacteur } from '#contract/connexion/connexion.ts'
import type { SignatureCle } from '#contract/connexion/facteurs/cleAcces.ts'
import { withinLimit } from '#server/kit/limits/limits.ts'
import { compteById, type Compte } from '#server/kit/people/comptes.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { addJeton, findJeton, takeJeton } from '#server/kit/session/jetons.ts'
import { openSession } from '#server/kit/session/sessions.ts'
import { checkFacteur, type Shown } from './checkFacteur.ts'
import { checkSignature } from './clesAcces.ts'
import { codesLeft } from './codesSecours.ts'
import { facteurOfCle, genresOf } from './store.ts'

/** How long a right password waits for its second factor, in milliseconds. */
const ATTENTE_MS = 5 * 60_000

/** Who just signed in, and the token of their session. */
export interface SignedIn {
  readonly compte: Compte
  readonly token: string
}

/** What an account may show after its password: nothing when it has no factor. */
const moyensOf = async (db: Db, compteId: string): Promise<MoyenFacteur[]> => {
  const genres = await genresOf(db, compteId)
  if (genres.size === 0) return []
  return [...genres, ...((await codesLeft(db, compteId)) > 0 ? (['codesecours'] as const) : [])]
}

/** Has a sign-in whose password was right wait for a second factor; undefined when the account has none. */
export const awaitFacteur = async (
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  compteId: string,
): Promise<AttenteFacteur | undefined> => {
  const moyens = await moyensOf(db, compteId)
  if (moyens.length === 0) return undefined
  const jeton = newToken()
  await addJeton(db, jeton, { genre: 'secondfacteur', compteId, expireLe: clock().getTime() + ATTENTE_MS })
  return { jeton, moyens }
}

/** Refusals of one account in an hour that the journal keeps: more than the tries that it has. */
const REFUSALS_KEPT = 20

/**
 * Ends a sign-in by a second factor. A wrong one may be mended while the password still waits; `isTrying` is told whose
 * account it is, for the journal of acts to keep a refusal.
 */
export const showFacteur = async (
  services: Services,
  { jeton, ...shown }: Shown & { readonly jeton: string },
  navigateur: string,
  isTrying: (compteId: string) => void,
): Promise<SignedIn> => {
  const { db, clock } = services
  const now = clock().getTime()
  const attente = await findJeton(db, 'secondfacteur', jeton, now)
  if (!attente?.compte_id) throw new Refusal('attenteFacteur')
  const { compte_id } = attente
  if (await withinLimit(services, `facteurmontre:${compte_id}`, REFUSALS_KEPT)) isTrying(compte_id)
  await checkFacteur(services, await compteById(db, compte_id), shown)
  return db.transaction().execute(async (transaction) => {
    const session = { compteId: compte_id, moyen: 'deuxfacteurs' as const, navigateur, parFacteur: true }
    const token = await openSession(transaction, session, now)
    // A password that was replaced meanwhile has withdrawn it, and so has a factor that was removed.
    if (!(await takeJeton(transaction, 'secondfacteur', jeton, now))) throw new Refusal('attenteFacteur')
    return { compte: await compteById(transaction, compte_id), token }
  })
}

/** Signs in by an access key alone: it checked who holds it (a code, a finger, a face), and nothing is left to guess. */
export const signInByCle = async (
  services: Services,
  cle: SignatureCle,
  navigateur: string,
): Promise<SignedIn> => {
  const { db, clock } = services
  const { compte_id } = await checkSignature(services, db, cle)
  return db.transaction().execute(async (transaction) => {
    const compte = await compteById(transaction, compte_id)
    const session = { compteId: compte.id, moyen: 'cleacces' as const, navigateur, parFacteur: true }
    const token = await openSession(transaction, session, clock().getTime())
    // Its account is held from here on: a key that was removed meanwhile opens nothing after the sessions that ended with it.
    if (!(await facteurOfCle(transaction, cle.id))) throw new Refusal('cleAcces')
    return { compte, token }
  })
}
