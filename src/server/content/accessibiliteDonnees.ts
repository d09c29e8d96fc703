import type { Conformite } from '#rules/accessibilite.ts'
import { auditedHash } from './accessibiliteHash.ts'
import donnees from './accessibilite.json' with { type: 'json' }

/** What `npm run a11y` last found, in figures; the whole report is in `a11y/report/`. */
export interface DonneesAudit extends Conformite {
  readonly referentiel: string
  /** `AAAA-MM-JJ`. */
  readonly date: string
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

/** The sources changed since the audit; false as well where they are not there to compare. */
export const resultatsPerimes = (empreinte: string, actuelle: string | undefined = auditedHash()): boolean =>
  actuelle !== undefined && actuelle !== empreinte
