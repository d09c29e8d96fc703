import { sectionsCir, type SectionCir } from '#contract/carriere/compteindividuelretraite.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { cirOf, setVerification } from '#server/kit/people/cirs.ts'

/** Keeps what someone says of each section of their account: all of them, or nothing. */
export const verifyCir = async (
  { db, clock }: Services,
  compte: Compte,
  sections: Partial<Record<SectionCir, 'exact' | 'acorriger'>>,
): Promise<void> => {
  if (compte.acces_verification_compte === 0) throw new Refusal('cirModification')
  const missing = sectionsCir.filter((section) => sections[section] === undefined)
  if (missing.length > 0) throw new Refusal('cirVerification', { champs: missing })
  if (!(await cirOf(db, compte.id))) throw new Refusal('introuvable')
  await setVerification(db, compte.id, JSON.stringify({ le: clock().toISOString(), sections }))
}
