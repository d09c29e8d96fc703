import { describe, expect, it } from 'vitest'
import type { Bulletin } from '#contract/documents/bulletin.ts'
import { phraseExplication } from '#portal/components/words/causesNet.ts'
import { inOrder, legendeDe, libelleDans, phraseNet, quand } from './comparaison.ts'

const bulletin = (periode: string, net: number, libelle = periode): Bulletin => ({
  documentUuid: '7b1f2c3d-0000-4000-8000-000000000001',
  libelle,
  periode,
  situation: [],
  lignes: [],
  totaux: { brut: net, deductions: 0, netAvantImpot: net, impot: 0, net },
})

it('names the table after both months, « de » elided', () => {
  const [september, october] = [
    bulletin('2026-09', 1, 'Septembre 2026'),
    bulletin('2026-10', 1, 'Octobre 2026'),
  ]
  expect(legendeDe(september, october)).toBe('Lignes de septembre 2026 et d’octobre 2026, en euros')
  expect(legendeDe(october, { ...october, libelle: 'Rappel – octobre 2026' })).toBe(
    'Lignes d’octobre 2026 et de Rappel – octobre 2026, en euros',
  )
})

it('has a month lose its capital within a sentence, and nothing else', () => {
  expect(libelleDans(bulletin('2026-09', 1, 'Septembre 2026'))).toBe('septembre 2026')
  expect(libelleDans(bulletin('2026-10', 1, 'Rappel – octobre 2026'))).toBe('Rappel – octobre 2026')
})

describe('the sentence', () => {
  const [september, october] = [bulletin('2026-09', 200_000), bulletin('2026-10', 212_345)]

  it('says what became of the net, and between when', () => {
    expect(phraseNet(september, october)).toBe(
      'Votre net a augmenté de 123,45\u00A0€ entre septembre et octobre 2026.',
    )
    expect(phraseNet(october, { ...september, periode: '2027-01' })).toBe(
      'Votre net a diminué de 123,45\u00A0€ entre octobre 2026 et janvier 2027.',
    )
    expect(phraseNet(september, { ...september, periode: '2026-11' })).toBe(
      'Votre net n’a pas changé entre septembre et novembre 2026.',
    )
  })

  it('names two documents of one month', () =>
    expect(quand(bulletin('2026-10', 1, 'Octobre 2026'), bulletin('2026-10', 1, 'Rappel'))).toBe(
      'entre « Octobre 2026 » et « Rappel »',
    ))

  it('puts the earlier first', () => {
    expect(inOrder({ avant: october, apres: september })).toEqual({ avant: september, apres: october })
    expect(inOrder({ avant: september, apres: october })).toEqual({ avant: september, apres: october })
  })
})

it('names the lines of an explanation, the tax included', () => {
  const ligne = { code: 'a', libelle: 'Prime', ecart: 1, effet: 1, statut: 'modifiee' } as const
  expect(phraseExplication({ cause: 'montant', lignes: [{ ...ligne, nature: 'aPayer' }] })).toBe(
    'Montant modifié : Prime.',
  )
})
