import { expect, it } from 'vitest'
import { etatsCorrection } from '#rules/carriere/correction/etatsCorrection.ts'
import { suiteDe } from './suiteCorrection.ts'

const modifieLe = '2026-11-20T09:00:00.000Z'

it.each(etatsCorrection)('a correction at the state %s says what comes next', (etat) => {
  for (const ecrit of [true, false])
    expect(suiteDe({ etat, modifieLe }, '2026-01-15', ecrit).phrase).not.toBe('')
})

it.each([
  ['2026-11-19', 'n’est pas encore mis à jour', undefined],
  ['2026-11-20', 'a été mis à jour le 20/11/2026', 'service'],
  ['2026-12-02', 'a été mis à jour le 02/12/2026', 'service'],
] as const)('an accepted one is in the account only when that is as late: %s', (jour, phrase, voie) => {
  const suite = suiteDe({ etat: 'acceptee', modifieLe }, jour, true)
  expect(suite.phrase).toContain(phrase)
  expect(suite.voie).toBe(voie)
})

it('who may only read is told whom to give what is asked for', () => {
  const asked = { etat: 'piecedemandee', modifieLe } as const
  expect(suiteDe(asked, '2026-01-15', true).voie).toBe('fournir')
  const suite = suiteDe(asked, '2026-01-15', false)
  expect(suite.voie).toBe('service')
  expect(suite.phrase).toContain('la page Contact')
})
