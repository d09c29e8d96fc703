import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Conformite, Releve } from '#rules/contenu/accessibilite.ts'
import donnees from './accessibilite.json' with { type: 'json' }

/** What `npm run a11y -- --publier` last found, in figures, and the version that it looked at. Pages have their names. */
export interface DonneesAudit extends Omit<Releve, 'enEchec'> {
  readonly referentiel: string
  /** `AAAA-MM-JJ`. */
  readonly date: CalendarDate
  /** Of the package, and the commit, that were audited. */
  readonly version: string
  readonly commit: string
  /** SHA-256 of the sources that were audited. */
  readonly empreinte: string
  /** The same of each part of them, and of what looked; absent from records of before. */
  readonly empreintes?: Readonly<Record<string, string>>
  readonly navigateur: string
  readonly outils: Readonly<Record<string, string>>
  readonly themes: readonly string[]
  readonly largeurs: readonly number[]
  readonly modes: readonly string[]
  readonly etats: number
  readonly visites: number
  readonly echecs: number
  readonly indecis: number
  readonly criteres: {
    readonly total: number
    readonly controles: number
    /** Defects planted to measure the checks, and those that they find; absent from records of before. */
    readonly semes?: number
    readonly trouves?: number
    readonly enEchec: readonly {
      readonly id: string
      readonly titre: string
      readonly pages: readonly string[]
    }[]
    readonly nonApplicables: readonly string[]
  }
  readonly pages: readonly string[]
  /** Pages of the sample that people audit. */
  readonly echantillon: readonly string[]
  /** Assistive technologies and browsers that people recorded. */
  readonly essais: readonly string[]
}

/** The record, and what it is worth on the day it is read. */
export interface DonneesLues extends DonneesAudit {
  readonly conformite: Conformite
}

export const donneesAudit = donnees as DonneesAudit
