import { addDays, daysBetween } from '#rules/calendar/arithmetic.ts'
import { anneeDe, type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { baremeRachat, RACHAT_MAXIMUM } from './rachat.ts'

/** A period of studies after the baccalauréat, both days included; a day is empty as long as it is not typed. */
export interface PeriodeEtudes {
  readonly debut: CalendarDate | ''
  readonly fin: CalendarDate | ''
  /** A diploma was obtained, or a grande école or its preparatory class entered, which the law treats alike. */
  readonly diplome: boolean
}

/** Why a period cannot be bought. */
export type FauteEtudes =
  | 'ETUDES_DATE'
  | 'ETUDES_ORDRE'
  | 'ETUDES_FUTURE'
  | 'ETUDES_NAISSANCE'
  | 'ETUDES_APRES_DEMANDE'
  | 'ETUDES_CHEVAUCHEMENT'

const { quarterDays: JOURS, maxQuartersPerCalendarYearAllSchemes: PAR_ANNEE } = baremeRachat.limits

/** What the periods must agree with: the studies are over when the request is made, which only a civil servant may make. */
interface Cadre {
  readonly naissance?: CalendarDate
  readonly aujourdhui: CalendarDate
  readonly dateDemande?: CalendarDate
}

const fauteDe = (
  { debut, fin }: PeriodeEtudes,
  precedentes: readonly PeriodeEtudes[],
  { naissance, aujourdhui, dateDemande }: Cadre,
): FauteEtudes | undefined => {
  if (!isCalendarDate(debut) || !isCalendarDate(fin)) return 'ETUDES_DATE'
  if (fin < debut) return 'ETUDES_ORDRE'
  if (fin > aujourdhui) return 'ETUDES_FUTURE'
  if (dateDemande !== undefined && fin > dateDemande) return 'ETUDES_APRES_DEMANDE'
  if (naissance !== undefined && anneeDe(debut) < anneeDe(naissance) + 15) return 'ETUDES_NAISSANCE'
  const croise = precedentes.some((autre) => debut <= autre.fin && autre.debut <= fin)
  return croise ? 'ETUDES_CHEVAUCHEMENT' : undefined
}

/** The fault of each period, in their order; `undefined` for a sound one. A period may not cross an earlier of the list. */
export const fautesEtudes = (
  periodes: readonly PeriodeEtudes[],
  cadre: Cadre,
): readonly (FauteEtudes | undefined)[] =>
  periodes.map((periode, rang) => fauteDe(periode, periodes.slice(0, rang), cadre))

/** Whole quarters that a year may still hold beside the days of insurance that it has (art. R. 9 bis I CPCMR: four in all). */
const placeDe = (jours: number) => Math.max(0, Math.floor((PAR_ANNEE * JOURS - jours) / JOURS))

/** Studies with a diploma, those that follow one another without a day between being one (« jours successifs », art. R. 9 bis I). */
const suitesDe = (periodes: readonly PeriodeEtudes[]) => {
  const diplomees = periodes
    .flatMap(({ debut, fin, diplome }) => (diplome && debut && fin ? [{ debut, fin }] : []))
    .toSorted((x, y) => x.debut.localeCompare(y.debut))
  const suites: { readonly debut: CalendarDate; fin: CalendarDate }[] = []
  for (const { debut, fin } of diplomees) {
    const precedente = suites.at(-1)
    if (precedente && addDays(precedente.fin, 1) === debut) precedente.fin = fin
    else suites.push({ debut, fin })
  }
  return suites
}

/**
 * Quarters that periods free of faults allow to buy (art. L. 9 bis and R. 9 bis CPCMR): one for ninety consecutive days, twelve
 * in all, with a diploma only; four at most in a calendar year, less those that `joursAcquis` tells of it, in days of
 * insurance. A quarter that spans two years counts in the one that holds its forty-fifth day: a reading, the texts name no year.
 */
export const trimestresEtudes = (
  periodes: readonly PeriodeEtudes[],
  joursAcquis: ReadonlyMap<number, number> = new Map(),
): number => {
  const parAnnee = new Map<number, number>()
  for (const { debut, fin } of suitesDe(periodes)) {
    for (let jour = 0; jour + JOURS - 1 <= daysBetween(debut, fin); jour += JOURS) {
      const annee = anneeDe(addDays(debut, jour + JOURS / 2 - 1))
      parAnnee.set(annee, (parAnnee.get(annee) ?? 0) + 1)
    }
  }
  const achetables = [...parAnnee].map(([annee, nombre]) =>
    Math.min(nombre, placeDe(joursAcquis.get(annee) ?? 0)),
  )
  return Math.min(
    RACHAT_MAXIMUM,
    achetables.reduce((somme, nombre) => somme + nombre, 0),
  )
}
