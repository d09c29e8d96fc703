import { rangDuMois } from '#rules/calendar/arithmetic.ts'
import { anneeDe, isCalendarDate, jourDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, PeriodeCompte, RegimeCompte } from './compte.ts'
import type { ConstatCompte } from './constatsCompte.ts'

/** A piece of a bar, in years: the first half of 2003 goes from 2003 to 2003,5. */
export interface Segment {
  readonly id: string
  readonly de: number
  readonly a: number
}

/** The bar of a regime. */
export interface Bande {
  readonly id: string
  /** Absent for the public service. */
  readonly libelle?: string
  readonly segments: readonly Segment[]
}

/** What is drawn over the bar of the public service, by the number of the finding, from 1. */
export interface Repere {
  readonly numero: number
  readonly de: number
  readonly a: number
}

/** A career over the years: one bar a regime, and the findings that have a place. */
export interface Frise {
  /** First year, and the one after the last. */
  readonly premiere: number
  readonly derniere: number
  readonly bandes: readonly Bande[]
  readonly reperes: readonly Repere[]
}

/** Longest time that is drawn, in years, when the date of birth does not say better. */
const DUREE_MAXIMUM = 90

const PAR_AN = 12
const PAR_MOIS = 31

/** A day in years; a month is a twelfth, whatever its days. */
const enAnnees = (date: CalendarDate) => (rangDuMois(date) + (jourDe(date) - 1) / PAR_MOIS) / PAR_AN
/** The end of a day. */
const finDe = (date: CalendarDate) => enAnnees(date) + 1 / PAR_MOIS / PAR_AN

type Etendue = Pick<Frise, 'premiere' | 'derniere'>

const plancher = ({ situation }: CompteRetraite, derniere: number) =>
  isCalendarDate(situation.dateNaissance)
    ? Math.max(anneeDe(situation.dateNaissance), derniere - DUREE_MAXIMUM)
    : derniere - DUREE_MAXIMUM

const etendue = (compte: CompteRetraite, aujourdhui: CalendarDate): Etendue => {
  const derniere = anneeDe(aujourdhui) + 1
  const depuis = plancher(compte, derniere)
  const annees = [
    ...compte.carriere.filter(({ debut }) => isCalendarDate(debut)).map(({ debut }) => anneeDe(debut)),
    ...compte.autresRegimes.flatMap((regime) => regime.annees.map(({ annee }) => annee)),
  ].filter((annee) => annee >= depuis && annee < derniere)
  return { premiere: Math.min(...annees, derniere), derniere }
}

/** What is inside the years drawn, if anything is. */
const dedans = <Place extends { readonly de: number; readonly a: number }>(
  place: Place,
  { premiere, derniere }: Etendue,
): Place[] => {
  const [de, a] = [Math.max(place.de, premiere), Math.min(place.a, derniere)]
  return de < a ? [{ ...place, de, a }] : []
}

const segmentDe = ({ periodeId, debut, fin }: PeriodeCompte, aujourdhui: CalendarDate): Segment[] => {
  const jusqua = fin ?? aujourdhui
  return isCalendarDate(debut) && isCalendarDate(jusqua)
    ? [{ id: periodeId, de: enAnnees(debut), a: finDe(jusqua) }]
    : []
}

/** Years that follow one another make one piece; a year without a quarter makes none. */
const segmentsDuRegime = ({ annees }: RegimeCompte): readonly Segment[] => {
  const segments: Segment[] = []
  const comptees = new Set(annees.filter(({ trimestres }) => trimestres > 0).map(({ annee }) => annee))
  for (const annee of [...comptees].toSorted((a, b) => a - b)) {
    const dernier = segments.at(-1)
    if (dernier?.a === annee) segments[segments.length - 1] = { ...dernier, a: annee + 1 }
    else segments.push({ id: `${annee}`, de: annee, a: annee + 1 })
  }
  return segments
}

const repereDe = ({ debut, fin }: ConstatCompte, rang: number, aujourdhui: CalendarDate): Repere[] => {
  if (debut === undefined) return []
  const [premier = debut, dernier = debut] = [debut, fin ?? aujourdhui].toSorted()
  return [{ numero: rang + 1, de: enAnnees(premier), a: finDe(dernier) }]
}

/**
 * A career as bars over the years; `undefined` when nothing of it can be placed. What is outside the person's life, or after
 * this year, is not drawn: its finding says it.
 */
export const friseDuCompte = (
  compte: CompteRetraite,
  constats: readonly ConstatCompte[],
  aujourdhui: CalendarDate,
): Frise | undefined => {
  const annees = etendue(compte, aujourdhui)
  if (annees.premiere >= annees.derniere) return undefined
  const visibles = (segments: readonly Segment[]) => segments.flatMap((segment) => dedans(segment, annees))
  const { carriere, autresRegimes } = compte
  return {
    ...annees,
    bandes: [
      {
        id: 'fonctionpublique',
        segments: visibles(carriere.flatMap((periode) => segmentDe(periode, aujourdhui))),
      },
      ...autresRegimes.map((regime) => ({
        id: regime.regimeId,
        libelle: regime.libelle,
        segments: visibles(segmentsDuRegime(regime)),
      })),
    ],
    reperes: constats
      .flatMap((constat, rang) => repereDe(constat, rang, aujourdhui))
      .flatMap((repere) => dedans(repere, annees)),
  }
}
