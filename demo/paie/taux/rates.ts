/**
 * One value of a rate, in force from the first day of the month `from` (AAAA-MM) until the next row.
 * `demonstration` marks a « valeur de démonstration »: plausible, but the text that fixes it was not found.
 */
export interface DatedRate {
  readonly from: string
  readonly value: number
  readonly source: string
  readonly demonstration?: true
}

/** Row of a dated rate in force in a month (AAAA-MM); throws when the table begins later. */
export const rateAt = (rows: readonly DatedRate[], periode: string): DatedRate => {
  const row = rows.findLast(({ from }) => from <= periode)
  if (row === undefined) throw new RangeError(`Aucun taux connu pour ${periode}`)
  return row
}

const remuneration = 'décret n° 85-1148 du 24 octobre 1985'

/** Yearly value of one point of « indice majoré », in euros. */
export const pointIndice: readonly DatedRate[] = [
  { from: '2010-07', value: 55.5635, source: `${remuneration}, décret n° 2010-761 du 7 juillet 2010` },
  { from: '2016-07', value: 55.8969, source: `${remuneration}, décret n° 2016-670 du 25 mai 2016` },
  { from: '2017-02', value: 56.2323, source: `${remuneration}, décret n° 2016-670 du 25 mai 2016` },
  { from: '2022-07', value: 58.2004, source: `${remuneration}, décret n° 2022-994 du 7 juillet 2022` },
  { from: '2023-07', value: 59.0734, source: `${remuneration}, décret n° 2023-519 du 28 juin 2023` },
]

/** Residence allowance of each zone, % of the gross index salary. The floor index of the text is not modelled. */
export const indemniteResidence: Readonly<Record<1 | 2 | 3, readonly DatedRate[]>> = {
  1: [{ from: '1999-07', value: 3, source: `${remuneration}, art. 9` }],
  2: [{ from: '1999-07', value: 1, source: `${remuneration}, art. 9` }],
  3: [{ from: '1999-07', value: 0, source: `${remuneration}, art. 9` }],
}

/** Lowest « indice majoré » taken for the proportional part of the family supplement. */
export const indicePlancherSft: readonly DatedRate[] = [
  { from: '2006-11', value: 449, source: `${remuneration}, art. 10 bis, décret n° 2006-1283` },
  { from: '2024-01', value: 454, source: `${remuneration}, art. 10 bis, décret n° 2023-519` },
]

/** Highest « indice majoré » taken for the proportional part of the family supplement. */
export const indicePlafondSft: readonly DatedRate[] = [
  { from: '2006-11', value: 717, source: `${remuneration}, art. 10 bis, décret n° 2006-1283` },
  { from: '2024-01', value: 722, source: `${remuneration}, art. 10 bis, décret n° 2023-519` },
]

const retenue = 'décret n° 2010-1749 du 30 décembre 2010'

/** Withholding for the civil pension, % of the gross index salary. */
export const retenuePension: readonly DatedRate[] = [
  { from: '2014-01', value: 9.14, source: `${retenue}, décret n° 2013-1290 du 27 décembre 2013, art. 8` },
  { from: '2015-01', value: 9.54, source: `${retenue}, décret n° 2014-1531 du 17 décembre 2014, art. 11` },
  { from: '2016-01', value: 9.94, source: `${retenue}, décret n° 2014-1531 du 17 décembre 2014, art. 11` },
  { from: '2017-01', value: 10.29, source: `${retenue}, décret n° 2014-1531 du 17 décembre 2014, art. 11` },
  { from: '2018-01', value: 10.56, source: `${retenue}, décret n° 2014-1531 du 17 décembre 2014, art. 11` },
  { from: '2019-01', value: 10.83, source: `${retenue}, décret n° 2014-1531 du 17 décembre 2014, art. 11` },
  { from: '2020-01', value: 11.1, source: `${retenue}, décret n° 2014-1531 du 17 décembre 2014, art. 11` },
]

/** Share of the gross pay that bears CSG and CRDS, %, below four social-security ceilings. */
export const assietteCsg: readonly DatedRate[] = [
  {
    from: '2012-01',
    value: 98.25,
    source: 'art. L. 136-2 CSS, loi n° 2011-1906 du 21 décembre 2011, art. 17',
  },
]

/** CSG on pay deductible from taxable income, %. */
export const csgDeductible: readonly DatedRate[] = [
  { from: '1998-01', value: 5.1, source: 'art. 154 quinquies CGI, loi n° 97-1164 du 19 décembre 1997' },
  {
    from: '2018-01',
    value: 6.8,
    source: 'art. 154 quinquies CGI, loi n° 2017-1837 du 30 décembre 2017, art. 67',
  },
]

/** CSG on pay that is not deductible, %: 9.2 % in all since 2018. */
export const csgNonDeductible: readonly DatedRate[] = [
  { from: '1993-07', value: 2.4, source: 'art. L. 136-8 CSS et art. 154 quinquies CGI' },
]

/** CRDS, on pay and on pensions, %. */
export const crds: readonly DatedRate[] = [
  { from: '1996-02', value: 0.5, source: 'ordonnance n° 96-50 du 24 janvier 1996, art. 19' },
]

/** Additional pension (RAFP), share of the agent and, equal, of the employer, %. */
export const rafp: readonly DatedRate[] = [
  { from: '2005-01', value: 5, source: 'loi n° 2003-775, art. 76 ; décret n° 2004-569 du 18 juin 2004' },
]

/** Highest base of the RAFP, % of the gross index salary (the text reckons by year, these documents by month). */
export const plafondRafp: readonly DatedRate[] = [
  { from: '2005-01', value: 20, source: 'décret n° 2004-569 du 18 juin 2004' },
]

/** Exceptional solidarity contribution, %, ended with 2017. The exemption of the lowest pays is not modelled. */
export const contributionSolidarite: readonly DatedRate[] = [
  { from: '1982-11', value: 1, source: 'loi n° 82-939 du 4 novembre 1982' },
  { from: '2018-01', value: 0, source: 'loi n° 2017-1837 du 30 décembre 2017' },
]

/** First month of withholding of the income tax at source. */
export const premierPrelevementSource = '2019-01'

/** First month of the « montant net social » on payslips: arrêté du 31 janvier 2023. */
export const premierNetSocial = '2023-07'
