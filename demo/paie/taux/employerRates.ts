import type { DatedRate } from './rates.ts'

const parliament =
  'valeur de démonstration : taux du projet de loi de finances pour 2026 (Sénat, rapport n° 142, tome III)'

/** Contribution of the State to the civil pensions, % of the gross index salary. */
export const contributionPension: readonly DatedRate[] = [
  { from: '2014-01', value: 74.28, source: 'décret n° 2012-1507 du 27 décembre 2012' },
  { from: '2025-01', value: 78.28, source: parliament, demonstration: true },
  { from: '2026-01', value: 82.28, source: parliament, demonstration: true },
]

/** Contribution to the temporary invalidity allowances (ATI), % of the gross index salary. */
export const contributionAti: readonly DatedRate[] = [
  { from: '2013-01', value: 0.32, source: 'décret n° 2012-1507 du 27 décembre 2012' },
]

/** Health insurance of the State's civil servants, employer, % of the gross index salary. */
export const maladieEmployeur: readonly DatedRate[] = [
  { from: '1984-01', value: 9.7, source: 'décret n° 83-1196 du 30 décembre 1983 ; art. D. 712-38 CSS' },
]

/** Family allowances, employer, % of the gross index salary. */
export const allocationsFamiliales: readonly DatedRate[] = [
  { from: '2014-01', value: 5.25, source: 'art. D. 241-3-1 CSS, décret n° 2013-1290 du 27 décembre 2013' },
]

/** Autonomy solidarity contribution, employer, % of the gross index salary. */
export const solidariteAutonomie: readonly DatedRate[] = [
  { from: '2004-07', value: 0.3, source: 'loi n° 2004-626 du 30 juin 2004, art. 11 ; art. L. 137-40 CSS' },
]

/** Housing aid fund (FNAL), employer, % of the gross index salary. */
export const aideLogement: readonly DatedRate[] = [
  { from: '2014-01', value: 0.5, source: 'art. L. 834-1 CSS' },
  { from: '2020-01', value: 0.5, source: 'art. L. 813-5 CCH, loi n° 2019-486 du 22 mai 2019, art. 11' },
]
