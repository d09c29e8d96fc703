import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { fautesDesHypotheses } from '#contract/simulation/fautes/hypothesesFautes.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { indiceAu } from '#rules/carriere/services/indiceAu.ts'
import { arrondir } from '#rules/arrondis.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import { type Comparaison, comparerChoix } from '#rules/simulation/comparaison/comparaison.ts'
import {
  autreDepart,
  demandeDuCompte,
  indiceDetenu,
  type Hypotheses as Supposees,
} from '#rules/simulation/hypotheses/hypotheses.ts'
import { indiceDe, valeurDuPoint } from '#rules/retraite/montant/indice.ts'
import { type MoisDuCompte, parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { hypothesesAuPlusTot } from '#rules/simulation/premierDepart.ts'
import { type Reserves, reservesDe } from '#rules/simulation/reserves/reserves.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'

/** A departure and its estimate. */
export interface Resultat {
  readonly demande: Demande
  readonly estimation: Estimation
  /** Gross pension in percent of the gross index salary; undefined when the salary is not known. */
  readonly remplacement: number | undefined
}

/** Pay at the departure is that of the index held then, however recently, unless another index than the account’s is supposed. */
const remplacementDe = (cir: Cir, { indiceMajore, dateDepart }: Demande, brutAnnuel: number) => {
  const duCompte = indiceMajore === indiceDetenu(cir, dateDepart)
  const indice = indiceDe(duCompte ? indiceAu(cir, dateDepart) : indiceMajore, dateDepart)
  const point = valeurDuPoint(dateDepart)
  return indice && point ? arrondir((brutAnnuel * 100) / (indice.majore * point.annuelle)) : undefined
}

/** Estimate of some suppositions; undefined when they have faults. */
export const resultatDe = (
  cir: Cir,
  hypotheses: Supposees,
  aujourdhui: CalendarDate,
): Resultat | undefined => {
  const demande = demandeDuCompte(cir, hypotheses, aujourdhui)
  if (verifierDemande(demande).length > 0) return undefined
  const estimation = estimer(demande)
  const remplacement = remplacementDe(cir, demande, estimation.pensionBruteAnnuelle)
  return { demande, estimation, remplacement }
}

/** Dates shown side by side, the chosen one first. */
const datesComparees = ['choisie', 'auPlusTot', 'sansDecote', 'pourcentageMaximum'] as const

type DateComparee = (typeof datesComparees)[number]

/** All that the suppositions give. */
export interface Resultats {
  readonly hypotheses: Hypotheses
  readonly choisie: Resultat
  readonly parDate: Readonly<Record<DateComparee, Resultat | undefined>>
  readonly dates: MoisDuCompte['dates']
  readonly jourLimite: MoisDuCompte['jourLimite']
  readonly points: MoisDuCompte['points']
  /** What must be known of the date that is chosen. */
  readonly reserves: Reserves
  readonly comparaison: Comparaison | undefined
}

/** Four dates, the months of the chart; undefined when the suppositions have faults. */
export const resultatsDe = (
  cir: Cir,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
): Resultats | undefined => {
  const choisie = resultatDe(cir, hypotheses, aujourdhui)
  if (choisie === undefined) return undefined
  const { dates, points, jourLimite } = parcourirMois(cir, hypotheses, aujourdhui, moisSuivant(aujourdhui))
  const au = (dateDepart: CalendarDate | undefined) =>
    dateDepart === undefined
      ? undefined
      : resultatDe(cir, autreDepart(cir, hypotheses, dateDepart), aujourdhui)
  const parDate = {
    auPlusTot: au(dates.auPlusTot),
    sansDecote: au(dates.sansDecote),
    pourcentageMaximum: au(dates.pourcentageMaximum),
    choisie,
  }
  const { demande, estimation } = choisie
  const reserves = reservesDe(cir, {
    ...hypotheses,
    demande,
    regle: estimation.regle,
    decote: estimation.decote.trimestres,
  })
  const comparaison = comparerChoix(cir, hypotheses, aujourdhui)
  return { hypotheses, choisie, parDate, dates, jourLimite, points, reserves, comparaison }
}

/** A departure, and all that it is: chosen, the earliest, without décote… */
export interface DateRegroupee {
  readonly noms: readonly DateComparee[]
  /** Undefined for what no month of departure is. */
  readonly resultat: Resultat | undefined
}

const memeDepart = (un: Resultat | undefined, autre: Resultat | undefined) =>
  un?.demande.dateDepart === autre?.demande.dateDepart &&
  un?.estimation.pensionBruteAnnuelle === autre?.estimation.pensionBruteAnnuelle

/** The dates to show side by side, the chosen one first: those of the same day and amount are one. */
export const regrouperDates = (parDate: Resultats['parDate']): readonly DateRegroupee[] => {
  const groupes: DateRegroupee[] = []
  for (const nom of datesComparees) {
    const resultat = parDate[nom]
    const rang = groupes.findIndex((groupe) => memeDepart(groupe.resultat, resultat))
    const noms = groupes[rang]?.noms ?? []
    groupes.splice(rang < 0 ? groupes.length : rang, 1, { noms: [...noms, nom], resultat })
  }
  return groupes
}

/**
 * What the simulator supposes first, with what the account has: the departure that the person asked for or chose, where
 * the account bears it, else the earliest at the legal age.
 */
export const hypothesesInitiales = (
  cir: Cir,
  aujourdhui: CalendarDate,
  prevu?: DepartPrevu | undefined,
): Hypotheses => {
  const auPlusTot = hypothesesAuPlusTot(cir, aujourdhui)
  if (prevu === undefined) return auPlusTot
  const { dateDepart, motif } = prevu
  const prevues = { ...autreDepart(cir, auPlusTot, dateDepart), motif }
  const fautes = fautesDesHypotheses(cir, prevues, aujourdhui, moisSuivant(aujourdhui))
  return Object.keys(fautes).length > 0 ? auPlusTot : prevues
}
