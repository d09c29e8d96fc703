import { describe, expect, it } from 'vitest'
import { partQuotite, supplementFamilial, traitementMensuel } from './remuneration.ts'

describe('traitementMensuel', () => {
  it('gives the published minimum pay of 2022, cut and not rounded to the cent', () => {
    // Le Média social, April 2022: index 343 pays 1 607,30 €, index 352 pays 1 649,48 €.
    expect(traitementMensuel(343, '2022-04')).toBe(160_730)
    expect(traitementMensuel(352, '2022-05')).toBe(164_948)
  })

  it('follows the value of the point', () =>
    expect([traitementMensuel(600, '2023-06'), traitementMensuel(600, '2023-07')]).toEqual([
      291_002, 295_367,
    ]))
})

describe('partQuotite', () => {
  it.each([
    [100, 700_000],
    [90, 640_000],
    [80, 600_000],
    [50, 350_000],
  ])('pays %i %% of a post as the law says', (quotite, paid) =>
    expect(partQuotite(700_000, quotite)).toBe(paid),
  )
})

describe('supplementFamilial', () => {
  const at = (enfants: number, indiceMajore: number, quotite = 100): number =>
    supplementFamilial({ enfants, indiceMajore, quotite }, '2024-01')

  it('is fixed for one child, nothing without', () => {
    expect([at(0, 600), at(1, 600), at(1, 600, 50)]).toEqual([0, 229, 229])
  })

  it('stops changing below index 454 and above index 722', () => {
    expect(at(2, 400)).toBe(at(2, 454))
    expect(at(2, 455)).toBeGreaterThan(at(2, 454))
    expect(at(3, 900)).toBe(at(3, 722))
    expect(at(3, 721)).toBeLessThan(at(3, 722))
  })

  it('adds 4,57 € and 6 % for each child after the third', () =>
    expect(at(5, 454) - at(4, 454)).toBe(457 + Math.floor(traitementMensuel(454, '2024-01') * 0.06)))

  it('never gives a part-time agent less than the full-time minimum', () => {
    expect(at(2, 500, 50)).toBe(at(2, 454))
    expect(at(3, 722, 80)).toBe(Math.floor((at(3, 722) * 6) / 7))
  })
})
