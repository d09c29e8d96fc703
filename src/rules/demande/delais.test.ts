import { addDays } from '#rules/calendar/arithmetic.ts'
import { describe, expect, it } from 'vitest'
import { delaisObserves, EFFECTIF_MINIMUM, type Historique } from './delais.ts'
import type { EtatDossier } from './etats.ts'

/** A request whose states came these days apart from the first. */
const histoire = (...passages: readonly (readonly [EtatDossier, number])[]): Historique =>
  passages.map(([etat, jours]) => ({ etat, date: addDays('2026-01-01', jours) }))

const depart = (traitement: number, decompte: number): Historique =>
  histoire(
    ['recue', 0],
    ['traitement', traitement],
    ['decompte', decompte],
    ['titre', 200],
    ['paiement', 230],
  )

describe('observed lengths of the steps of a request', () => {
  it('are medians: of an odd sample its middle, of an even one the mean of its two middles', () => {
    const odd = [1, 3, 5, 100, 4].map((jours) => depart(jours, jours + 10))
    expect(delaisObserves('depart', odd)[0]).toEqual({ etape: 'recue', medianeJours: 4, effectif: 5 })
    const even = [...odd, depart(6, 16)]
    expect(delaisObserves('depart', even)[0]).toEqual({ etape: 'recue', medianeJours: 5, effectif: 6 })
  })

  it.each([
    [EFFECTIF_MINIMUM - 1, 0],
    [EFFECTIF_MINIMUM, 4],
    [EFFECTIF_MINIMUM + 1, 4],
  ])('of %i requests tell %i steps', (effectif, told) => {
    const all = Array.from({ length: effectif }, () => depart(2, 12))
    expect(delaisObserves('depart', all)).toHaveLength(told)
  })

  it('count the time during which a document was awaited, and the first passage only', () => {
    const waited = histoire(
      ['recue', 0],
      ['traitement', 5],
      ['piecedemandee', 10],
      ['traitement', 30],
      ['decompte', 40],
      ['titre', 60],
      ['paiement', 90],
    )
    const delais = delaisObserves(
      'depart',
      Array.from({ length: EFFECTIF_MINIMUM }, () => waited),
    )
    expect(delais.map(({ etape, medianeJours }) => [etape, medianeJours])).toEqual([
      ['recue', 5],
      ['traitement', 35],
      ['decompte', 20],
      ['titre', 30],
    ])
  })

  it('leave a request out of the steps that it skipped, and of those alone', () => {
    const skipped = histoire(['recue', 0], ['traitement', 5], ['titre', 60], ['paiement', 90])
    const all = [skipped, ...Array.from({ length: EFFECTIF_MINIMUM }, () => depart(2, 12))]
    expect(delaisObserves('depart', all).map(({ etape, effectif }) => [etape, effectif])).toEqual([
      ['recue', 6],
      ['traitement', 5],
      ['decompte', 5],
      ['titre', 6],
    ])
  })
})
