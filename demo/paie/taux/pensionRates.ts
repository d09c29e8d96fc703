import type { DatedRate } from './rates.ts'

/** Bracket of social levies of a pensioner, set by the reference tax income of the year before last. */
export type TrancheCsg = 'exonere' | 'reduit' | 'median' | 'plein'

interface PensionLevies {
  readonly csgDeductible: readonly DatedRate[]
  readonly csgNonDeductible: readonly DatedRate[]
  readonly crds: readonly DatedRate[]
  readonly casa: readonly DatedRate[]
}

const since2019 = (value: number, source: string): readonly DatedRate[] => [
  { from: '2019-01', value, source },
]

const csg = 'art. L. 136-8 CSS ; art. 154 quinquies CGI'
const crds = 'ordonnance n° 96-50 du 24 janvier 1996, art. 19'
const casa = 'art. L. 137-41 CSS'

const levies = (deductible: number, other: number, debt: number, autonomy: number): PensionLevies => ({
  csgDeductible: since2019(deductible, csg),
  csgNonDeductible: since2019(other, csg),
  crds: since2019(debt, crds),
  casa: since2019(autonomy, casa),
})

/** Social levies on pensions by bracket, % of the gross pension, known from January 2019. */
export const pensionLevies: Readonly<Record<TrancheCsg, PensionLevies>> = {
  exonere: levies(0, 0, 0, 0),
  reduit: levies(3.8, 0, 0.5, 0),
  median: levies(4.2, 2.4, 0.5, 0.3),
  plein: levies(5.9, 2.4, 0.5, 0.3),
}

const revaluation = 'art. L. 16 CPCMR ; art. L. 161-25 CSS'

/** How much pensions already paid rise, in percent, from the month written. */
export const revalorisations: readonly DatedRate[] = [
  { from: '2021-01', value: 0.4, source: revaluation },
  { from: '2022-01', value: 1.1, source: revaluation },
  { from: '2022-07', value: 4, source: `${revaluation} ; loi n° 2022-1158, art. 9` },
  { from: '2023-01', value: 0.8, source: revaluation },
  { from: '2024-01', value: 5.3, source: revaluation },
  { from: '2025-01', value: 2.2, source: revaluation },
  { from: '2026-01', value: 0.9, source: revaluation },
]
