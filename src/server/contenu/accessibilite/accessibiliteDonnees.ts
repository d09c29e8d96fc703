import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Conformite } from '#rules/contenu/accessibilite.ts'
import donnees from './accessibilite.json' with { type: 'json' }

/** What `npm run a11y -- --publier` last found, in figures, and the version that it looked at. */
export interface DonneesAudit extends Conformite {
  readonly referentiel: string
  /** `AAAA-MM-JJ`. */
  readonly date: CalendarDate
  /** Of the package, and the commit, that were audited. */
  readonly version: string
  readonly commit: string
  /** SHA-256 of the sources that were audited. */
  readonly empreinte: string
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
    readonly enEchec: readonly {
      readonly id: string
      readonly titre: string
      readonly pages: readonly string[]
    }[]
    readonly nonApplicables: readonly string[]
  }
  readonly pages: readonly string[]
}

export const donneesAudit = donnees as DonneesAudit
