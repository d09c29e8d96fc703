import type { InputOf } from '#contract/kit/call.ts'
import type { profilCoordonnees, profilNotifications } from '#contract/profil/profilModifications.ts'
import { coordonneesFormSchema, type CoordonneesForm } from '#contract/inscription/inscriptionForm.ts'
import { maskCourriel } from '#rules/profil/courriel.ts'
import { avisChangementCourrielMail, changementCourrielMail, retraitCourrielMail } from './mails.ts'
import { mailBoth, queueMail } from '#server/kit/mail/queueMail.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { changeProfil, profilOf, type ProfilRow } from '#server/kit/people/profils.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { limitHourly } from '#server/kit/limits/limits.ts'
import { dropPendingCourriels, type PendingCourriel } from './pendingCourriels.ts'
import { holdSession, inSession } from '#server/kit/session/holdSession.ts'
import { newLink } from '#server/kit/session/jetons.ts'
import { requireProof } from '#server/kit/session/preuve.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'

/** Changes of address that one person may ask for in an hour: each sends mails to an address of their choice. */
const CHANGES = 5

const askNewAddress = async (
  services: Services,
  db: Db,
  compteId: string,
  { former, ...pending }: PendingCourriel & { readonly former: string },
) => {
  const { clock, config } = services
  const now = clock().getTime()
  const url = await newLink(services, db, { genre: 'mail', compteId, donnees: pending })
  await queueMail(db, now, pending.courriel, changementCourrielMail({ url }))
  if (former !== '') {
    const masque = maskCourriel(pending.courriel)
    await queueMail(db, now, former, avisChangementCourrielMail({ masque, origin: config.origin }))
  }
}

/** Whether contacts move an address. */
const isMove = (form: CoordonneesForm, row: ProfilRow): boolean =>
  form.courrielPrincipal !== row.courriel_principal || form.courrielSecondaire !== row.courriel_secondaire

/** Changes contacts: telephones at once, an address only through the link sent to it. Gives the fields that wait. */
export const changeCoordonnees = async (
  services: Services,
  session: OpenSession,
  body: InputOf<typeof profilCoordonnees>['body'],
): Promise<PendingCourriel['champ'][]> => {
  const form = checkForm(coordonneesFormSchema, body)
  const compteId = session.compte.id
  const before = await profilOf(services.db, compteId)
  // Whoever holds the address can have the password changed: a stolen session must not be enough to move it.
  const moves = isMove(form, before)
  if (moves) await requireProof(services, session, { motDePasse: body.motDePasseAncien })
  const now = services.clock().getTime()
  const waiting = await services.db.transaction().execute(async (db) => {
    // Asked twice at once, the second sees what the first did, and tells nothing again.
    await holdSession(db, session)
    const row = await profilOf(db, compteId)
    // A link that was opened meanwhile makes a move of what was none.
    if (!moves && isMove(form, row)) throw new Refusal('preuveDemandee')
    const changes = [
      { champ: 'courrielPrincipal', courriel: form.courrielPrincipal, former: row.courriel_principal },
      { champ: 'courrielSecondaire', courriel: form.courrielSecondaire, former: row.courriel_secondaire },
    ] as const
    const asked = changes.filter(({ courriel, former }) => courriel !== former && courriel !== '')
    if (asked.length > 0) await limitHourly({ ...services, db }, `courriel:${compteId}`, CHANGES)
    for (const { champ } of changes) await dropPendingCourriels(db, compteId, champ, now)
    for (const change of asked)
      await askNewAddress(services, db, compteId, {
        ...change,
        former: change.former || row.courriel_principal,
      })
    if (form.courrielSecondaire === '' && row.courriel_secondaire !== '') {
      const masque = maskCourriel(row.courriel_secondaire)
      await mailBoth(services, db, compteId, retraitCourrielMail({ masque, origin: services.config.origin }))
    }
    await changeProfil(db, compteId, {
      telephone_principal: form.telephonePrincipal,
      telephone_secondaire: form.telephoneSecondaire,
      ...(form.courrielSecondaire === '' && { courriel_secondaire: '' }),
    })
    return asked.map(({ champ }) => champ)
  })
  services.wakeMail()
  return waiting
}

/** Changes the news that a person gets by mail. */
export const changeNotifications = async (
  services: Services,
  session: OpenSession,
  notifications: InputOf<typeof profilNotifications>['body']['notifications'],
): Promise<void> => {
  const changes = { notifications: JSON.stringify([...new Set(notifications)]) }
  await inSession(services, session, (db, { id }) => changeProfil(db, id, changes))
}
