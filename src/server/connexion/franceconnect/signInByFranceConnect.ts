import { isCalendarDate } from '#rules/calendar/dates.ts'
import { franceConnectLieMail } from '../accessMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import type { Services } from '#server/services.ts'
import { type Compte, lockCompte } from '#server/kit/people/comptes.ts'
import { confirmedBornOn, type Federated, linkCompte, linkedCompte, linkedSub } from './storeFederation.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { isSamePerson } from './pivot.ts'
import type { Identified } from './protocol.ts'
import { openSession } from '#server/kit/session/sessions.ts'

/** Number of accounts that are the person's, when it is not one. */
type Unmatched = 'aucun' | 'plusieurs'

const compteFor = async (
  db: Db,
  federated: Federated,
  { pivot }: Identified,
): Promise<{ readonly compte: Compte; readonly isNew: boolean } | Unmatched> => {
  const linked = await linkedCompte(db, federated)
  if (linked) return { compte: linked, isNew: false }
  // FranceConnect writes 00 for what it does not know of a birth: no account has such a day.
  if (!pivot || !isCalendarDate(pivot.birthdate)) return 'aucun'
  const [compte, other] = (await confirmedBornOn(db, pivot.birthdate)).filter((one) =>
    isSamePerson(pivot, one),
  )
  if (!compte) return 'aucun'
  if (other) return 'plusieurs'
  // Held from here on: of two who come at once with this identity, the second sees whom the first has linked.
  const held = await lockCompte(db, compte.id)
  const sub = await linkedSub(db, federated.issuer, held.id)
  // The same civil identity under another key is a homonym: the account is not theirs to enter.
  return sub === undefined || sub === federated.sub ? { compte: held, isNew: sub === undefined } : 'plusieurs'
}

const tellLink = async ({ config }: Services, db: Db, compte: Compte, now: number) => {
  const { courriel_principal } = await profilOf(db, compte.id)
  if (courriel_principal !== '') await queueMail(db, now, courriel_principal, franceConnectLieMail(config))
}

/**
 * Opens a session for who came back from FranceConnect: the account linked to them, else the only confirmed one that
 * has exactly their civil identity, which is linked and told by e-mail. Gives the token of the session, and whose it is.
 */
export const signInByFranceConnect = async (
  services: Services,
  issuer: string,
  identified: Identified,
  navigateur: string,
): Promise<{ readonly token: string; readonly compte: Compte } | Unmatched> => {
  const now = services.clock().getTime()
  const federated = { issuer, sub: identified.sub }
  const opened = await services.db.transaction().execute(async (db) => {
    const found = await compteFor(db, federated, identified)
    if (typeof found === 'string') return found
    const { compte, isNew } = found
    if (isNew && (await linkCompte(db, federated, compte.id, now))) await tellLink(services, db, compte, now)
    const { substantiel: parFacteur } = identified
    const session = { compteId: compte.id, moyen: 'franceconnect' as const, navigateur, parFacteur }
    const token = await openSession(db, { ...session, jetonIdentite: identified.idToken }, now)
    return { token, isNew, compte }
  })
  if (typeof opened !== 'string' && opened.isNew) services.wakeMail()
  return opened
}
