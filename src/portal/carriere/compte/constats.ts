import type { SectionCir } from '#contract/carriere/cir.ts'
import type { Correction, NatureCorrection } from '#contract/carriere/corrections.ts'
import { paths } from '#portal/paths.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'

const natures: Readonly<Record<ConstatCompte['sorte'], NatureCorrection>> = {
  lacune: 'periodemanquante',
  carriereVide: 'periodemanquante',
  aucunTrimestre: 'periodemanquante',
  chevauchement: 'dates',
  datesInversees: 'dates',
  dateFuture: 'dates',
  dateIllisible: 'dates',
  indiceAbsent: 'gradeindice',
  quotiteAbsente: 'quotite',
  quotiteInvalide: 'quotite',
  enfantNonDeclare: 'enfant',
  anneeFuture: 'autre',
}

interface CorrectionProposee {
  readonly nature?: NatureCorrection
  readonly ligneId?: string | undefined
  readonly debut?: CalendarDate | undefined
  readonly fin?: CalendarDate | undefined
}

/** Address of the form that corrects something, already filled in with what is known of it. */
export const adresseCorrection = (proposee: CorrectionProposee = {}): string => {
  const known = Object.entries(proposee).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(known).toString()
  return query === '' ? paths.correctioncir : `${paths.correctioncir}?${query}`
}

/** Address of the form that corrects what a finding is about: the last of its rows, or the dates that are missing. */
export const correctionDe = ({ sorte, lignes, debut, fin }: ConstatCompte): string => {
  const nature = natures[sorte]
  return nature === 'periodemanquante'
    ? adresseCorrection({ nature, debut, fin })
    : adresseCorrection({ nature, ligneId: lignes.at(-1) })
}

/** Identifier of the title of the findings. */
export const POINTS_ID = 'points'

/** Identifier of a finding in the page. */
export const constatId = (numero: number): string => `point-${numero}`

const sections: Readonly<Partial<Record<ConstatCompte['sorte'], SectionCir>>> = {
  enfantNonDeclare: 'enfants',
  anneeFuture: 'autresregimes',
}

/** Numbers of the findings of each section that has some. */
export const pointsParSection = (
  constats: readonly ConstatCompte[],
): Readonly<Partial<Record<SectionCir, readonly number[]>>> => {
  const points: Partial<Record<SectionCir, number[]>> = {}
  for (const [rank, { sorte }] of constats.entries())
    (points[sections[sorte] ?? 'carriere'] ??= []).push(rank + 1)
  return points
}

/** Whether two periods share a day; what has no end goes on. */
const seRecouvrent = (one: Dates, other: Dates) =>
  (one.debut ?? '') <= (other.fin ?? '9999') && (other.debut ?? '') <= (one.fin ?? '9999')

type Dates = Pick<ConstatCompte, 'debut' | 'fin'>

/** The last correction that was asked for about a finding, if any; `corrections` come the last one first. */
export const correctionDuPoint = (
  constat: ConstatCompte,
  corrections: readonly Correction[],
): Correction | undefined => {
  const nature = natures[constat.sorte]
  return corrections.find((correction) => {
    if (correction.nature !== nature) return false
    if (nature === 'periodemanquante') return seRecouvrent(constat, correction)
    return constat.lignes.length === 0
      ? correction.ligneId === undefined
      : constat.lignes.includes(correction.ligneId ?? '')
  })
}
