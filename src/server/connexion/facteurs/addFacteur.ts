import type { FacteurAjoute } from '#contract/connexion/facteurs/facteurs.ts'
import { FACTEURS_AU_PLUS } from '#contract/connexion/facteurs/bornes.ts'
import { nomFacteurFormSchema, totpFormSchema } from '#contract/connexion/facteurs/facteurForm.ts'
import type { NouvelleCle } from '#contract/connexion/facteurs/cleAcces.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { isTaken } from '#server/kit/database/lock.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { limitHourly, withinLimit } from '#server/kit/limits/limits.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
import { changeCompte } from '#server/kit/people/comptes.ts'
import { shownName } from '#server/kit/people/rights.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { holdSession, inSession } from '#server/kit/session/holdSession.ts'
import { addJeton, findJeton, takeHeldJeton } from '#server/kit/session/jetons.ts'
import { requireProof } from '#server/kit/session/preuve.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'
import { askCle, checkCle } from './clesAcces.ts'
import { renewCodes } from './codesSecours.ts'
import { facteurAjouteMail } from './mails.ts'
import { addFacteur, facteursOf, type FacteurRow } from './store.ts'
import { addressOf, newSecret, openSecret, periodOf, qrOf, sealSecret } from './totp.ts'

/** How long an application may take to give its first code, and the codes that may be tried for it. */
const CREATION_MS = 10 * 60_000
const TRIES = 10

/** Factors that one person may begin to add in an hour: each keeps a row until it is confirmed or too late. */
const BEGUN = 30

/**
 * Factors that someone has, before one more: what opens the account must not be added with a cookie alone. Whoever has
 * none proves by the password; whoever has some, as for any sensitive act.
 */
const beforeAdding = async (services: Services, session: OpenSession): Promise<FacteurRow[]> => {
  const present = await facteursOf(services.db, session.compte.id)
  await requireProof(services, session, present.length === 0 ? { passwordEnough: true } : {})
  if (present.length >= FACTEURS_AU_PLUS) throw new Refusal('nombreFacteurs')
  await limitHourly(services, `facteurdebut:${session.compte.id}`, BEGUN)
  return present
}

/**
 * Keeps a factor, with recovery codes when it is the first; both addresses are told. The first one ends the other sessions:
 * they opened by a password alone, which would be enough there to take the factor away.
 */
const keep = async (
  services: Services,
  db: Db,
  session: OpenSession,
  facteur: Pick<FacteurRow, 'genre' | 'nom'> & Partial<FacteurRow>,
): Promise<FacteurAjoute> => {
  const { id } = await holdSession(db, session)
  const { length } = await facteursOf(db, id)
  if (length >= FACTEURS_AU_PLUS) throw new Refusal('nombreFacteurs')
  const now = services.clock().getTime()
  const facteurId = await addFacteur(db, { ...facteur, compte_id: id, cree_le: now })
  await changeCompte(db, id, { facteur_propose_le: now })
  const premier = length === 0
  if (premier) await endSessionsOf(db, id, session.empreinte)
  const { origin } = services.config
  await mailBoth(services, db, id, facteurAjouteMail({ origin, premier, genre: facteur.genre }))
  return { facteurId, ...(premier && { codesSecours: await renewCodes(services, db, id) }) }
}

export const beginCle = async (services: Services, session: OpenSession) =>
  askCle(services, session, await beforeAdding(services, session))

/** Adds the key that a browser just made. */
export const addCle = async (
  services: Services,
  session: OpenSession,
  typed: { readonly nom: string; readonly cle: NouvelleCle },
): Promise<FacteurAjoute> => {
  const { nom } = checkForm(nomFacteurFormSchema, typed)
  const columns = await checkCle(services, session.compte, typed.cle)
  const added = await services.db
    .transaction()
    .execute((db) => keep(services, db, session, { genre: 'cleacces', nom, ...columns }))
    .catch((error: unknown) => {
      throw isTaken(error) ? new Refusal('cleConnue') : error
    })
  services.wakeMail()
  return added
}

/** Draws the secret of an application: it counts once one of its codes is given. */
export const beginTotp = async (services: Services, session: OpenSession) => {
  await beforeAdding(services, session)
  const { compte } = session
  const [jeton, secret] = [newToken(), newSecret()]
  await inSession(services, session, (db, { id }) =>
    addJeton(db, jeton, {
      genre: 'totp',
      compteId: id,
      donnees: sealSecret(services, id, secret),
      expireLe: services.clock().getTime() + CREATION_MS,
    }),
  )
  const { prenom, nom } = shownName(compte)
  const adresse = addressOf(secret, `${prenom} ${nom}`)
  return { jeton, secret, adresse, qr: qrOf(adresse) }
}

/** Adds an application that gave a right code; a wrong one may be mended with the same secret. */
export const addTotp = async (
  services: Services,
  session: OpenSession,
  typed: { readonly nom: string; readonly jeton: string; readonly code: string },
): Promise<FacteurAjoute> => {
  const { nom, code } = checkForm(totpFormSchema, typed)
  const { compte } = session
  const { db, clock } = services
  const now = clock().getTime()
  const pending = await findJeton(db, 'totp', typed.jeton, now)
  if (pending?.compte_id !== compte.id || pending.donnees === null) throw new Refusal('creationFacteur')
  if (!(await withinLimit(services, `totp:${typed.jeton}`, TRIES))) throw new Refusal('essaisFacteur')
  const secret = JSON.parse(pending.donnees) as string
  const pas = periodOf(openSecret(services, compte.id, secret), code, now)
  if (pas === undefined) throw new Refusal('codeFacteur', { champs: ['code'] })
  const added = await db.transaction().execute(async (transaction) => {
    if (!(await takeHeldJeton(transaction, 'totp', typed.jeton, now))) throw new Refusal('creationFacteur')
    return keep(services, transaction, session, { genre: 'totp', nom, secret, dernier_pas: pas })
  })
  services.wakeMail()
  return added
}
