import { actes } from '#contract/kit/evenements.ts'
import { type SectionCir, sectionsCir } from '#contract/carriere/cir.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { closeEvenements } from '#server/kit/news/evenements.ts'
import { cirOf, setVerification } from '#server/kit/people/cirs.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { Services } from '#server/services.ts'

/** Keeps what someone says of each section of their account, all of them or nothing: what asked to look at it is answered. */
export const verifyCir = async (
  { db, clock }: Services,
  session: OpenSession,
  sections: Partial<Record<SectionCir, 'exact' | 'acorriger'>>,
): Promise<void> => {
  const { compte } = session
  if (compte.acces_verification_compte === 0) throw new Refusal('cirModification')
  const missing = sectionsCir.filter((section) => sections[section] === undefined)
  if (missing.length > 0) throw new Refusal('cirVerification', { champs: missing })
  if (!(await cirOf(db, compte.id))) throw new Refusal('introuvable')
  const moment = clock()
  await inSession({ db }, session, async (inside) => {
    await setVerification(inside, compte.id, JSON.stringify({ le: moment.toISOString(), sections }))
    const actions = [...actes.verification, ...actes.compteindividuelretraite]
    await closeEvenements(inside, compte.id, dayInParis(moment), { actions, objet: null })
  })
}
