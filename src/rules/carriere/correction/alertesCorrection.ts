import { ageOn } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { ENFANTS_MAXIMUM } from '#rules/retraite/estimation/verification/fautesDesNombres.ts'
import type { CompteRetraite } from '../compte.ts'
import { applyCorrection, type CorrectionDemandee, givenDate, periodInWords } from './correction.ts'

/** Ages between which people work: outside, a date is likely a mistake. */
export const AGE_PREMIER_EMPLOI = 16
export const AGE_DERNIER_EMPLOI = 70
export const AGE_PARENT = 12

/** What seems odd in a correction, without forbidding it. */
export type AlerteCorrection =
  | { readonly sorte: 'horsVieActive' | 'enfantAvantParent' | 'enfantDejaLa' | 'enfantsNombreux' }
  /** `ligne` in words. */
  | { readonly sorte: 'chevauchement'; readonly ligne: string }

const surPeriode = new Set<CorrectionDemandee['nature']>(['periodemanquante', 'dates', 'servicenational'])

const surLaPeriode = (cir: CompteRetraite, { ligneId, valeurs }: CorrectionDemandee): AlerteCorrection[] => {
  const tenue = cir.carriere.find(({ periodeId }) => periodeId === ligneId)
  const debut = givenDate(valeurs['debut']) ?? tenue?.debut
  if (debut === undefined) return []
  const fin = givenDate(valeurs['fin']) ?? tenue?.fin ?? '9999-12-31'
  const { dateNaissance } = cir.situation
  const jeune = ageOn(dateNaissance, debut) < AGE_PREMIER_EMPLOI
  const age = fin !== '9999-12-31' && ageOn(dateNaissance, fin) >= AGE_DERNIER_EMPLOI
  const autres = cir.carriere.filter(
    (periode) =>
      periode.periodeId !== ligneId && periode.debut <= fin && (periode.fin ?? '9999-12-31') >= debut,
  )
  return [
    ...(jeune || age ? [{ sorte: 'horsVieActive' } as const] : []),
    ...autres.map((periode) => ({ sorte: 'chevauchement' as const, ligne: periodInWords(periode) })),
  ]
}

const surLEnfant = (cir: CompteRetraite, correction: CorrectionDemandee): AlerteCorrection[] => {
  const { prenom = '' } = correction.valeurs
  const dateNaissance = givenDate(correction.valeurs['dateNaissance'])
  if (dateNaissance === undefined) return []
  const parent: CalendarDate = cir.situation.dateNaissance
  const deja = cir.enfants.some(
    (enfant) =>
      enfant.enfantId !== correction.ligneId &&
      enfant.dateNaissance === dateNaissance &&
      enfant.prenom.toLowerCase() === prenom.toLowerCase(),
  )
  const nombreux = applyCorrection(cir, correction).enfants.length > ENFANTS_MAXIMUM
  return [
    ...(ageOn(parent, dateNaissance) < AGE_PARENT ? [{ sorte: 'enfantAvantParent' } as const] : []),
    ...(deja ? [{ sorte: 'enfantDejaLa' } as const] : []),
    ...(nombreux ? [{ sorte: 'enfantsNombreux' } as const] : []),
  ]
}

/** What seems odd in a correction whose values are right by themselves, to be looked at again before it is sent. */
export const alertesCorrection = (
  cir: CompteRetraite,
  correction: CorrectionDemandee,
): readonly AlerteCorrection[] => {
  if (surPeriode.has(correction.nature)) return surLaPeriode(cir, correction)
  return correction.nature === 'enfant' ? surLEnfant(cir, correction) : []
}
