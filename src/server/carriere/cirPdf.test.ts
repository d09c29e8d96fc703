import { expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { cirType } from '#contract/carriere/testing/cirType.ts'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { reportPdf } from '#server/kit/pdf/reportPdf.ts'
import { nodesOf, readPdf } from '#server/kit/pdf/testing/readPdf.ts'
import { cirReport } from './cirPdf.ts'

const TODAY = '2026-11-20'

const textOf = (cir: Cir, prevue?: CalendarDate): string => {
  const bytes = reportPdf(cirReport(cir, 'Camille Moreau', TODAY, prevue), {
    createdOn: new Date(`${TODAY}T12:00:00Z`),
    compress: false,
  })
  return nodesOf(readPdf(bytes).structure, 'H2', 'P', 'LBody', 'TH', 'TD')
    .map(({ text }) => text)
    .join(' | ')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
}

it('has on paper the quarters of the account, today and at the age that opens the right', () => {
  const cir = makeCir(camille, TODAY)
  const text = cir ? textOf(cir) : ''
  // Born on 12 May 1969: the right opens at 64, 172 quarters are required.
  expect(text).toContain('Trimestres | À ce jour (20/11/2026) | À votre âge d’ouverture (01/06/2033)')
  expect(text).toContain('pour une naissance le 12/05/1969 | 172 | 172')
  expect(text).toContain('Estimation non contractuelle du 20/11/2026')
})

it('counts as the screen does at the departure that was asked for', () => {
  const cir = makeCir(camille, TODAY)
  const text = cir ? textOf(cir, '2027-11-01') : ''
  expect(text).toContain('À ce jour (20/11/2026) | À votre départ (01/11/2027)')
})

it('tells the points to be checked, in the words and the order of the screen', () => {
  const cir = makeCir(camille, TODAY)
  expect(cir ? textOf(cir) : '').toMatch(
    /Points à vérifier \| Ces points viennent .* Point 1 : Aucune période n’est inscrite du 01\/09\/2003 au 31\/08\/2004.* Point 2 : La période du 01\/09\/2010/,
  )
  expect(textOf(cirType)).not.toContain('Points à vérifier')
})

it('tells the category of the job, the active services and the points, as the screen does', () => {
  const actif: Cir = {
    ...cirType,
    situation: { ...cirType.situation, categorie: 'active', echelon: '', nbi: 20 },
    carriere: cirType.carriere.map((periode) => ({ ...periode, categorie: 'active' })),
    rafp: { points: 5010, auLe: '2025-12-31' },
  }
  const text = textOf(actif)
  expect(text).toContain('Catégorie de l’emploi : Active')
  expect(text).toContain('Grade et échelon : Classe normale |')
  expect(text).toMatch(/Services en emploi actif : \d+ ans.* il en faut 17 ans/)
  expect(text).toContain('Nouvelle bonification indiciaire : 20 points')
  expect(text).toContain('Retraite additionnelle (RAFP) : 5 010 points au 31/12/2025')
})

it('says so where no table tells the quarters required', () => {
  const ancien = { ...cirType, situation: { ...cirType.situation, dateNaissance: '1930-05-12' as const } }
  expect(textOf(ancien)).toContain('Nos barèmes ne couvrent pas votre date de naissance')
})

it('writes a working time in its hours, and misses none but that of a part-time', () => {
  const [premiere] = cirType.carriere
  if (!premiere) throw new Error('No period')
  const { quotite: _, ...sans } = premiere
  const quotites = (periode: Cir['carriere'][number]) =>
    textOf({ ...cirType, carriere: [periode] }).match(/\| (?:absente|100 %|14\/18 \(77,78 %\)) \|/g)
  expect(quotites({ ...sans, quotite: (14 / 18) * 100 })).toEqual(['| 14/18 (77,78 %) |'])
  expect(quotites(sans)).toEqual(['| 100 % |'])
  expect(quotites({ ...sans, tempsPartiel: true })).toEqual(['| absente |'])
})
