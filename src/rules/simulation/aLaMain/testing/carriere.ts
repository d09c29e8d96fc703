import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, EnfantCompte, PeriodeCompte } from '#rules/carriere/compte.ts'
import { demandeDuCompte, type Hypotheses } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { compteAvec, enfantNe, periode } from '#rules/retraite/estimation/testing/comptesType.ts'

/**
 * Careers reckoned with a pencil from the articles, the engine left aside, in months of thirty days (art. R. 26): what each step gives
 * stands beside the article that says it. The index is 600 unless told: 600 × 59.0734 € = 35,444.04 € a year.
 */
export interface Carriere {
  readonly id: string
  readonly naissance: CalendarDate
  readonly depart: CalendarDate
  readonly periodes: readonly PeriodeCompte[]
  readonly compte?: Partial<CompteRetraite>
  readonly suppose?: Partial<Hypotheses>
  readonly attendu: Attendu
}

/** What the pencil finds: quarters, days of insurance beyond them, percentages, euros. */
export interface Attendu {
  /** First effect at the legal age, the 1st of a month (art. L. 24 I 1°, L. 90). */
  readonly ouverture: CalendarDate
  /** Art. L. 13. */
  readonly requis: number
  /** Art. L. 9, L. 11, L. 12, R. 26. */
  readonly liquidables: number
  /** Art. L. 14 I, quarters and days. */
  readonly assurance: readonly [trimestres: number, jours: number]
  /** Art. L. 14 I: quarters. */
  readonly decote: number
  /** Art. L. 14 III and IV: quarters. */
  readonly surcote: number
  /** Art. L. 12, L. 13, L. 14. */
  readonly taux: number
  /** Per year, then per month. */
  readonly pension: readonly [number, number]
  readonly minimum?: boolean
}

/** A full-time period in a job, but for the changes. */
export const poste = (
  debut: CalendarDate,
  fin?: CalendarDate,
  change: Partial<PeriodeCompte> = {},
): PeriodeCompte => ({ ...periode(debut, debut, fin), indiceMajore: 600, ...change })

/** Children with the quarters that an account shows for each, and the article that grants them. */
export const enfants = (
  ...nes: readonly (readonly [
    naissance: CalendarDate,
    bonification?: number,
    majoration?: number,
    article?: EnfantCompte['article'],
  ])[]
): readonly EnfantCompte[] =>
  nes.map(([naissance, trimestresBonification = 0, trimestresMajoration = 0, article]) => ({
    ...enfantNe(naissance),
    trimestresBonification,
    trimestresMajoration,
    ...(article && { article }),
  }))

/** Years of another scheme, so many quarters each. */
export const ailleurs = (
  ...annees: readonly (readonly [annee: number, trimestres: number])[]
): CompteRetraite['autresRegimes'] => [
  {
    regimeId: 'regime-general',
    libelle: 'Régime général',
    annees: annees.map(([annee, trimestres]) => ({ annee, trimestres })),
  },
]

const demandeDe = ({ naissance, depart, periodes, compte, suppose }: Carriere) =>
  demandeDuCompte(
    { ...compteAvec(naissance, periodes), ...compte },
    hypothesesAu(depart, { indiceMajore: 600, ...suppose }),
    '2026-11-20',
  )

/** The same, as the engine finds it. */
export const selonLeMoteur = (carriere: Carriere): Attendu => {
  const demande = demandeDe(carriere)
  const estimation = estimer(demande)
  return {
    ouverture: estimation.dateOuverture,
    requis: estimation.trimestresRequis,
    liquidables: demande.trimestresLiquidables,
    assurance: [demande.trimestresAssurance, demande.joursAssurance ?? 0],
    decote: estimation.decote.trimestres,
    surcote: estimation.surcote.trimestres,
    taux: estimation.taux,
    pension: [estimation.pensionBruteAnnuelle, estimation.pensionBruteMensuelle],
    ...(estimation.minimumGaranti.applique && { minimum: true }),
  }
}
