import { expect, it } from 'vitest'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import type { CompteDecrit } from './compteDecrit.ts'
import { reservesDe } from './reserves.ts'

const laDit = (carriere: CompteDecrit['carriere']) =>
  reservesDe({ ...compteType, carriere }, { demande: demandeNue, regle: '2026-09-01', decote: 0 })
    .nonComptes.join()
    .includes('RAFP')

it.each([
  ['2004-12-31', false],
  ['2005-01-01', true],
] as const)('a career that ended on %s has the additional pension: %s', (fin, attendu) => {
  expect(laDit([periode('p', '1990-01-01', fin)])).toBe(attendu)
})

// Loi n° 2003-775, art. 76: contributed to by civil servants, on what they are paid.
it.each([
  ['activite', true],
  ['detachement', true],
  ['disponibilite', false],
  ['congeparental', false],
  ['auxiliaire', false],
] as const)('who left in 2004 and is since in %s has the additional pension: %s', (position, attendu) => {
  const depuis = { ...periode('d', '2005-01-01'), position }
  expect(laDit([periode('p', '1990-01-01', '2004-12-31'), depuis])).toBe(attendu)
})
