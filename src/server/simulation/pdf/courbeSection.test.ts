import { expect, it } from 'vitest'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { courbeDe } from '#rules/simulation/courbe.ts'
import { scenario } from '../testing/scenario.ts'
import { courbeSection } from './courbeSection.ts'

const TODAY = '2026-11-20'

const courbe = () => {
  const cir = makeCir(camille, TODAY)
  if (!cir) throw new Error('No account')
  const { hypotheses } = scenario(1, '2034-06-01')
  return courbeDe(parcourirMois(cir, hypotheses, TODAY, moisSuivant(TODAY)), hypotheses.dateDepart)
}

/** What ends after the comma, of every cell of the columns of numbers. */
const apresLaVirgule = ({ table }: ReturnType<typeof courbeSection>) =>
  (table?.columns ?? []).flatMap(({ amount }, rang) =>
    amount ? [new Set(table?.rows.map((row) => row[rang]?.replace(/^.*,\d\d/u, '')))] : [],
  )

it('aligns the amounts and the rates on their decimals, the mark of an indicative one apart', () => {
  const { points, reperes } = courbe()
  const melees = points.map((point, rang) => ({ ...point, indicatif: rang % 24 === 0 }))
  const section = courbeSection({ points: melees, reperes })
  expect(apresLaVirgule(section)).toEqual([new Set(['\u00A0€']), new Set(['\u00A0%'])])
  const marques = section.table?.columns.findIndex(({ title }) => title === 'Barème') ?? -1
  expect(new Set(section.table?.rows.map((row) => row[marques]))).toEqual(new Set(['indicatif', '']))
})

it('has no column of marks where nothing is indicative', () => {
  const { points, reperes } = courbe()
  const sures = points.map((point) => ({ ...point, indicatif: false }))
  const { table } = courbeSection({ points: sures, reperes })
  expect(table?.columns.map(({ title }) => title)).not.toContain('Barème')
  for (const row of table?.rows ?? []) expect(row).toHaveLength(4)
})
