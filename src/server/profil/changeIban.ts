import type { IbanEnAttente } from '#contract/profil/banque.ts'
import { DELAI_IBAN_HEURES } from '#rules/profil/limitesIban.ts'
import type { InputOf } from '#contract/kit/call.ts'
import type { profilIban } from '#contract/profil/profilModifications.ts'
import { ibanFormSchema } from '#contract/profil/profilForm.ts'
import { maskWholeIban } from '#rules/profil/iban.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { limitHourly } from '#server/kit/limits/limits.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
import { accountsAt, dropPendingIban, keepAccounts } from '#server/kit/identity/banque.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { requireConfirmed } from '#server/kit/people/rights.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { holdSession } from '#server/kit/session/holdSession.ts'
import { newLink } from '#server/kit/session/jetons.ts'
import { requireProof } from '#server/kit/session/preuve.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { aideOf, ibanDemandeMail } from './ibanMails.ts'
import { HOUR_MS, isoOf } from '#server/kit/clock.ts'

/** Changes of IBAN that one person may ask for in an hour: each sends mails. */
const CHANGES = 5

/**
 * Takes a new IBAN from a confirmed person: it decides where their money goes, so that it waits 72 hours, and both of
 * their addresses get the link that undoes it. Another one asked for then takes its place and waits anew; the same changes nothing.
 */
export const changeIban = async (
  services: Services,
  session: OpenSession,
  body: InputOf<typeof profilIban>['body'],
): Promise<IbanEnAttente> => {
  // The register's IBAN proves who one is: someone not confirmed must not put their own in its place.
  requireConfirmed(session.compte)
  const { id } = session.compte
  const { iban1, iban2 } = checkForm(ibanFormSchema, body)
  // Someone who found a session open must not have the pay sent to themselves.
  await requireProof(services, session, { motDePasse: body.motDePasseAncien })
  const now = services.clock()
  const iban = iban1 + iban2
  const anew = now.getTime() + DELAI_IBAN_HEURES * HOUR_MS
  // Before the transaction: what is published is read on another connection.
  const aide = await aideOf(services)
  const effetLe = await services.db.transaction().execute(async (db) => {
    await holdSession(db, session)
    const row = await profilOf(db, id)
    const accounts = accountsAt(row, now)
    if (accounts.compte?.iban === iban) throw new Refusal('ibanInchange', { champs: ['iban1'] })
    if (accounts.attente?.iban === iban) return accounts.attente.effetLe
    await limitHourly({ ...services, db }, `changementiban:${id}`, CHANGES)
    await dropPendingIban(db, row, now)
    await keepAccounts(db, id, { ...accounts, attente: { iban, effetLe: anew } })
    const url = await newLink(services, db, { genre: 'iban', compteId: id })
    await mailBoth(
      services,
      db,
      id,
      ibanDemandeMail({ compte: accounts.compte !== undefined, url, effetLe: anew, aide }),
    )
    return anew
  })
  services.wakeMail()
  return { ibanMasque: maskWholeIban(iban), effetLe: isoOf(effetLe) }
}
