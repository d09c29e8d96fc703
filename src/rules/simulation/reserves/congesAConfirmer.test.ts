import { expect, it } from 'vitest'
import { compteType, enfantNe, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { reservesDe } from './reserves.ts'

// Art. L. 9 1° d CPCMR: to twelve years since a day that no text read tells, to eight before; three years for each child.
it.each([
  ['2020-03-01', '2021-03-31', '08/05/2020 au 31/03/2021'],
  ['2020-03-01', '2023-03-31', '08/05/2020 au 29/06/2022'],
  ['2019-07-01', '2020-05-07', undefined],
  ['2015-07-01', '2018-06-29', undefined],
] as const)(
  'a leave from %s to %s for a child born on 30/06/2010 is to be confirmed from %s',
  (debut, fin, dit) => {
    const conge = {
      ...periode('p', debut, fin),
      position: 'disponibilite' as const,
      raison: 'enfant' as const,
    }
    const compte = { ...compteType, enfants: [enfantNe('2010-06-30')], carriere: [conge] }
    const { suppositions } = reservesDe(compte, { demande: demandeNue, regle: '2026-09-01', decote: 0 })
    const dits = suppositions.filter((phrase) => phrase.startsWith('Une disponibilité pour élever un enfant'))
    expect(dits).toEqual(
      dit === undefined ? [] : [expect.stringContaining(`comptée du ${dit} : lecture à confirmer`)],
    )
  },
)
