import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { DureeAssurance } from '../regle/trimestres.ts'
import type { TrimestresDunArticle } from './articles.ts'
import type { Categorie } from './categorie.ts'

/** Reasons of a departure, as the request for retirement codes them. */
export const motifs = [1, 2, 3, 4, 5] as const

/** The one of disabled civil servants (art. L. 24 I 5° CPCMR). */
export const HANDICAP = 5

/** Ages before which a long career must have begun. */
export const debutsLongueCarriere = [16, 18, 20, 21] as const

export type DebutLongueCarriere = (typeof debutsLongueCarriere)[number]

/** When a known career began: before an age, or too late for a long one. */
export type DebutDeCarriere = DebutLongueCarriere | 'tardif'

/** Reference tax income (of two years before) and parts of the household. */
export interface Foyer {
  readonly revenuFiscalReference: number
  readonly parts: number
}

/** The work that goes on beside a progressive pension. */
export interface TravailProgressif {
  /** Percentage of full time, whole or not: 20 hours of 35 are four sevenths of a hundred. */
  readonly quotite: number
  /** The post itself is not full-time: no authorisation of part-time work is asked, nor its bounds (art. D. 37-1 II CPCMR). */
  readonly tempsIncomplet?: boolean | undefined
}

/** Study quarters to buy back. */
export interface DemandeRachat {
  readonly dateDemande: CalendarDate
  readonly trimestres: number
  readonly option: number
  /** Index held at the request, on which the cost is reckoned; that of the departure where it is not told. */
  readonly indiceMajore?: number | string
  /** The quarters of the request already hold these: otherwise they are priced only. */
  readonly compte?: boolean
}

/**
 * What an estimate needs; values are checked by `verifierDemande`. Quarters are those reached at the departure;
 * the payable ones (`trimestresLiquidables`) include the bonifications.
 */
export interface Demande {
  readonly dateNaissance: CalendarDate
  /** `sedentaire`, `active` or `superactive`. */
  readonly categorie: string
  /** Category of the job held, where it is another: its age limit counts (art. L. 556-1 CGFP). */
  readonly emploi?: Categorie
  /** The periods of an account show the classed services that open the age (art. L. 24 I 1°); otherwise they are supposed. */
  readonly servicesClassesEtablis?: boolean
  /** Effect of the pension: the 1st of a month. */
  readonly dateDepart: CalendarDate
  /** 1 to 5. */
  readonly motif: number
  /** Held for six months at least (art. L. 15 CPCMR): a majored index, or a lettered group such as `A3`. */
  readonly indiceMajore: number | string
  readonly trimestresLiquidables: number
  readonly trimestresAssurance: number
  /** Days of insurance beyond its whole quarters, 0 to 89, where they are known. */
  readonly joursAssurance?: number
  /**
   * Reason 3: quarters contributed or deemed so, where they are known: no bonification, no majoration, nothing bought
   * (art. D. 16-2 CPCMR); otherwise insurance stands for them, without what is told of those.
   */
  readonly trimestresCotises?: number
  /** Reason 3: day on which those required were had, where the account tells it. */
  readonly cotisesAtteints?: CalendarDate
  /** Day after the last one worked, where the account tells that work stops before the departure: no surcote after it. */
  readonly finDuTravail?: CalendarDate
  /** Part of `trimestresCotises` that is deemed contributed by a number that no text confirms yet. */
  readonly trimestresReputesIncertains?: number
  /** Part of `trimestresCotises` validated by other schemes, of which no account tells whether they were contributed. */
  readonly trimestresAilleurs?: number
  readonly trimestresBonification: number
  /** Days of effective services, in months of thirty, part-time whole, where the account tells them: they open the right. */
  readonly joursServices?: number
  /** Reasons 2 and 4: children concerned, raised nine years or not, where the account tells them. */
  readonly enfantsDuMotif?: number
  /**
   * Quarters granted for children, bonification and majoration, where they are known: one opens the parental surcote (art.
   * L. 14 IV CPCMR). Otherwise a child and a bonification do.
   */
  readonly trimestresEnfants?: number
  /**
   * Part of the insurance that the surcote leaves out, where it is known: what was granted neither for children nor for
   * disability (art. L. 14 III CPCMR).
   */
  readonly trimestresHorsSurcote?: number
  /**
   * Insurance that the surcote counts (all but `trimestresHorsSurcote`) on the day of the legal age, where it is known: the
   * parental surcote counts the whole quarters of it (art. L. 14 IV CPCMR). Otherwise those of the departure stand for it.
   */
  readonly assuranceALAge?: DureeAssurance
  /**
   * Bonifications and majorations by the article that grants them, where they are known: the three numbers above and
   * the age of annulment come of them.
   */
  readonly trimestresParArticle?: readonly TrimestresDunArticle[]
  /** Children raised nine years, sixteen by the departure (art. L. 18 CPCMR). */
  readonly enfants: number
  /** Points of new index bonification (NBI), on average over the time for which they were held. */
  readonly nbi: number
  /** Quarters for which they were held, where they are known; otherwise as long as all that is paid, a ceiling. */
  readonly trimestresNbi?: number
  /** `calendrier2023` for the superseded calendar; otherwise the law in force at the departure. */
  readonly regle?: string
  readonly rafp?: { readonly points: number }
  readonly rachat?: DemandeRachat
  readonly progressive?: TravailProgressif
  readonly prelevements?: Foyer
  /** Reason 3: when the career began, where it is known; otherwise the latest that the date allows is supposed. */
  readonly debutAvant?: DebutDeCarriere
  /**
   * Reason 2: children and whole quarters of services before the right closed, where the account tells them (loi
   * n° 2010-1330, art. 44).
   */
  readonly avantFermeture?: { readonly enfants: number; readonly trimestres: number }
  /**
   * The décote disappears at 65: a quarter granted for a disabled child (art. L. 12 ter), or thirty months given to one
   * as employee or carer (loi n° 2010-1330, art. 28).
   */
  readonly annulationA65?: boolean
  /**
   * Permanent incapacity of 50 % at least at the departure: no décote, whatever the reason (art. L. 14 I and D. 14 CPCMR);
   * reason 5 holds it.
   */
  readonly incapacitePermanente?: boolean
  /** Reason 5, or a progressive pension: quarters of service done while disabled, for the increase of art. R. 33 bis. */
  readonly trimestresHandicap?: number
  /** Days of them beyond their whole quarters, 0 to 89, where they are known: they count in the increase only. */
  readonly joursHandicap?: number
}

/** A request as it is typed, a date still missing where it is empty. */
export interface DemandeSaisie extends Omit<Demande, 'dateNaissance' | 'dateDepart' | 'rachat'> {
  readonly dateNaissance: CalendarDate | ''
  readonly dateDepart: CalendarDate | ''
  readonly rachat?: AchatSaisi
}

/** Study quarters to buy back, as they are typed. */
export interface AchatSaisi extends Omit<DemandeRachat, 'dateDemande'> {
  readonly dateDemande: CalendarDate | ''
}

/** Whether no date of a request is missing. */
export const estDatee = (demande: DemandeSaisie): demande is Demande =>
  demande.dateNaissance !== '' && demande.dateDepart !== '' && demande.rachat?.dateDemande !== ''
