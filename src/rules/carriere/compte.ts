import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { ArticleBonification, ArticleEnfant } from '#rules/retraite/demande/articles.ts'

/** What someone was doing during a period. */
export type PositionCompte =
  | 'activite'
  | 'detachement'
  | 'congeparental'
  | 'disponibilite'
  | 'servicenational'
  | 'auxiliaire'

/** Positions in which someone holds a job: its index and its category count (art. L. 15 and L. 24 I 1° CPCMR). */
export const EN_EMPLOI: ReadonlySet<PositionCompte> = new Set(['activite', 'detachement'])

/** Why someone works less, or not at all: to raise a child (art. L. 9 1° CPCMR), or for their health. */
export type RaisonCompte = 'enfant' | 'therapeutique'

/** A period of a career in the public service. */
export interface PeriodeCompte {
  readonly periodeId: string
  readonly debut: CalendarDate
  /** Last day; absent when the period goes on. */
  readonly fin?: CalendarDate
  readonly employeur: string
  readonly grade: string
  readonly echelon: string
  readonly position: PositionCompte
  readonly categorie: 'sedentaire' | 'active' | 'superactive'
  readonly indiceMajore?: number
  /** Percentage of full time. */
  readonly quotite?: number
  /** The file says « temps partiel ». */
  readonly tempsPartiel?: boolean
  /** Why the time is partial, or why the person is off work. */
  readonly raison?: RaisonCompte
  /** Auxiliary services that were validated for the pension. */
  readonly valides?: boolean
}

export interface EnfantCompte {
  readonly enfantId: string
  readonly prenom: string
  readonly dateNaissance: CalendarDate
  readonly elevePendant9Ans: boolean
  readonly handicap80: boolean
  /** Quarters that count for the pension, and quarters of insurance only. */
  readonly trimestresBonification: number
  readonly trimestresMajoration: number
  /** The article that grants them, where the account tells it. */
  readonly article?: ArticleEnfant
}

export interface RegimeCompte {
  readonly regimeId: string
  readonly libelle: string
  readonly annees: readonly { readonly annee: number; readonly trimestres: number }[]
}

/** An individual retirement account, as its rules see it. */
export interface CompteRetraite {
  readonly situation: {
    readonly dateNaissance: CalendarDate
    readonly categorie: 'sedentaire' | 'active' | 'superactive'
    readonly indiceMajore: number
    readonly indiceDepuis: CalendarDate
    readonly nbi: number
    /** Quarters for which points of NBI were paid so far, where the account tells them. */
    readonly trimestresNbi?: number
    /** Quarters of services done with an incapacity of 50 % at least, where the account tells them. */
    readonly trimestresHandicap?: number
  }
  readonly enfants: readonly EnfantCompte[]
  /** Children known to the employer. */
  readonly enfantsDeclares: number
  readonly carriere: readonly PeriodeCompte[]
  readonly bonifications: readonly {
    readonly bonificationId: string
    readonly libelle: string
    readonly trimestres: number
    /** The article that grants it, where the account tells it. */
    readonly article?: ArticleBonification
  }[]
  readonly autresRegimes: readonly RegimeCompte[]
  readonly rafp?: { readonly points: number }
}
