import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Generation } from './bareme.ts'

/** An age that the law sets for those born between two dates. */
export interface LigneAge extends Generation {
  readonly years: number
  readonly months: number
  /** `false` where the row was read in no text. */
  readonly confirmed?: boolean
}

/** A number of quarters that the law asks of those born between two dates. */
export interface LigneTrimestres extends Generation {
  readonly quarters: number
  /** What another reading of the law asks for. */
  readonly otherReading?: number
  readonly confirmed?: boolean
}

/** Categories of jobs, as the sets of rules name them. */
export type CategorieDeLoi = 'sedentary' | 'active' | 'superActive'

type Sourced<T = object> = T & { readonly source: string }
interface Lignes<L> {
  readonly confirmed: boolean
  readonly rows: readonly L[]
}
type ParCategorie<L> = Sourced<Readonly<Record<CategorieDeLoi, Lignes<L>>>>
type LigneDeCategorie = LigneAge & { readonly category: string }
type TrimestresDeNaissance = Sourced<{ readonly liquidation: number; readonly insurance: number }>

/**
 * What a set of rules says. A law that changes some of it writes these parts whole; the others stay those of the law
 * before. Ages in years and months, percentages, quarters of ninety days.
 */
export interface Parties {
  readonly openingAge: ParCategorie<LigneAge>
  /** Years of services in classed jobs that open their age. */
  readonly classedServices: Sourced<
    Readonly<Record<'active' | 'superActive', readonly (Generation & { readonly years: number })[]>>
  >
  readonly requiredQuarters: ParCategorie<LigneTrimestres>
  /** Rights that open before an age, by the year of their opening; a later year has the quarters of the generation. */
  readonly requiredBefore60: Sourced<
    Lignes<{ readonly year: number; readonly quarters: number; readonly confirmed?: boolean }>
  > & {
    readonly age: number
  }
  readonly annulmentOfDecote: Sourced<Lignes<LigneDeCategorie>> & {
    /** Generations without a row: the age limit less some quarters, by the year of the opening. */
    readonly beforeTable: Sourced<{
      readonly quartersBeforeAgeLimitByYearOfOpening: readonly {
        readonly year: number
        readonly quarters: number
      }[]
    }>
    /** Carers of a disabled child: the age, and the months given to the child. */
    readonly carers: Sourced<{ readonly years: number; readonly months: number }>
    /** Parents of three children: the birthday whose year stands for that of the opening, in sedentary jobs. */
    readonly threeChildren: Sourced<{ readonly years: number }>
  }
  readonly ageLimit: Sourced<Lignes<LigneDeCategorie>> & { readonly maximumWithAuthorisation: number }
  readonly longCareer: Sourced<Lignes<LigneAge & { readonly startedBefore: number }>> & {
    readonly startQuarters: number
    /** Enough within the year alone, for those born from a month on. */
    readonly startQuartersWithinYear: { readonly bornFromMonth: number; readonly quarters: number }
    readonly maxDeemedPerCalendarYear: number
    readonly deemedContributed: readonly {
      readonly type: string
      readonly maxQuarters?: number
      readonly confirmed?: boolean
    }[]
  }
  readonly quarter: Sourced<{
    /** Days of a quarter: a duration told in quarters has one meaning, whatever its departure. */
    readonly days: number
    /** What remains of payable days counts for a quarter from this number on. */
    readonly countedFromDays: number
    /** Most quarters of insurance that a calendar year may give, all schemes together. */
    readonly maxPerCalendarYear: number
  }>
  readonly percentage: Sourced<{
    readonly maximum: number
    readonly withBonifications: number
  }>
  readonly referenceIndex: Sourced<{ readonly heldMonths: number }>
  readonly decote: Sourced<{ readonly ratePerQuarter: number; readonly maxQuarters: number }>
  readonly surcote: Sourced<{
    readonly ratePerQuarter: number
    /** Age before which classed jobs earn none, in years. */
    readonly classedFromAge: number
    /** Years after the opening of a classed job from which it may earn one. */
    readonly classedYearsAfterOpening: Readonly<Record<'active' | 'superActive', number>>
  }>
  readonly parentalSurcote: Sourced<{
    readonly ratePerQuarter: number
    readonly maxQuarters: number
    readonly fromLegalAge: number
  }>
  readonly childQuarters: {
    readonly bornBefore: CalendarDate
    readonly before: TrimestresDeNaissance
    readonly duringStudies: TrimestresDeNaissance
    readonly since: TrimestresDeNaissance
  }
  /** Activity that a child must have interrupted, in months in a row, or reduced: months at each working time, in percent. */
  readonly childInterruption: Sourced<{
    readonly months: number
    readonly partTime: readonly { readonly quotity: number; readonly months: number }[]
  }>
  readonly childrenIncrease: Sourced<{
    readonly fromChildren: number
    readonly percent: number
    readonly perExtraChild: number
    /** Years for which a child must have been raised. */
    readonly raisedYears: number
    /** Age of a child from which it is paid. */
    readonly paidFromChildAge: number
  }>
  readonly disability: Sourced<{
    /** Permanent incapacity of a civil servant whom the law calls disabled, in percent at least. */
    readonly incapacityPercent: number
    /** From an age, contributed quarters: those required less some. */
    readonly steps: readonly { readonly years: number; readonly requiredLess: number }[]
    /** What the steps are taken off: the quarters of the generation before loi n° 2023-270. */
    readonly requiredQuarters: readonly LigneTrimestres[]
    /** The increase is the part of the services done while disabled, divided by this. */
    readonly increasePart: number
    /** Last day on which a quarter as a recognised disabled worker counts. */
    readonly rqthUntil: CalendarDate
    /** What spares a disabled civil servant the décote, whatever the reason. */
    readonly noDecoteSource: string
  }>
  readonly familyReasons: Sourced<{
    readonly serviceQuarters: number
    readonly children: number
    /** Day from which neither a child nor a year of services opens the departure of parents of three children. */
    readonly threeChildrenBefore: CalendarDate
    /** An invalid child opens the departure once older than this. */
    readonly invalidChildOlderThanYears: number
    /** Invalidity of that child, in percent at least. */
    readonly invalidChildPercent: number
  }>
  /** Services that a pension must pay for those done out of Europe to give a bonification. */
  readonly abroad: Sourced<{ readonly serviceQuarters: number }>
  /** Conscription: those born from a day on were never called up. */
  readonly nationalService: Sourced<{ readonly bornBefore: CalendarDate }>
  /** Time not worked in a part-time job, paid for as if it were: quarters at most, more with an incapacity in percent. */
  readonly paidPartTime: Sourced<{
    /** First day of part-time that may be paid for. */
    readonly from: CalendarDate
    readonly quarters: number
    readonly disabledQuarters: number
    readonly disabledPercent: number
  }>
  /** Services without which there is no pension. */
  readonly minimumServices: Sourced<{ readonly quarters: number }>
  readonly minimumScale: Sourced<{
    /** From years of effective services on: the percentage of the reference, and that of each year more; below, that of the required quarters. */
    readonly rows: readonly { readonly years: number; readonly percent: number; readonly perYear: number }[]
  }>
}

/** What a set of rules says of itself. */
export interface EnTete {
  /** First effect of a pension that it governs. */
  readonly effectFrom: CalendarDate
  /** Name by which a request asks for it, whatever its effect. */
  readonly forcedAs?: string
  readonly title: string
  /** As screens and documents name it, in lower case. */
  readonly label: string
  readonly source: string
  readonly confirmed: boolean
  readonly note?: string
}

/** A set of rules as its file writes it: all of it for the first one, what changes for the others. */
export type LoiEcrite = EnTete & { readonly parts: Partial<Parties> }

/** A whole set of rules. */
export type Loi = EnTete & { readonly parts: Parties }
