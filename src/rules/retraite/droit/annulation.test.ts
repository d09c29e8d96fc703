import { describe, expect, it } from 'vitest'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { ageAnnulation } from './ages.ts'
import { droitsDe } from './droits.ts'

const LOI = '2026-09-01'

describe('the age at which the décote disappears (art. L. 14 bis)', () => {
  it.each([
    ['1955-06-01', 'sedentaire', '2017-06-01', 66, 3],
    ['1956-06-01', 'sedentaire', '2018-06-01', 66, 6],
    ['1957-06-01', 'sedentaire', '2019-06-01', 66, 9],
    ['1958-01-01', 'sedentaire', '2020-01-01', 67, 0],
    ['1969-01-01', 'sedentaire', '2033-01-01', 67, 0],
    ['1961-06-01', 'active', '2018-06-01', 61, 6],
    ['1962-06-01', 'active', '2019-06-01', 61, 9],
    ['1963-01-01', 'active', '2020-01-01', 62, 0],
    ['1967-12-31', 'superactive', '2019-12-31', 56, 9],
    ['1968-01-01', 'superactive', '2020-01-01', 57, 0],
  ] as const)(
    'né le %s, %s, droits ouverts le %s : %i ans %i mois',
    (naissance, categorie, ouverture, annees, mois) => {
      expect(ageAnnulation(naissance, categorie, LOI, ouverture)?.age).toEqual({ annees, mois })
    },
  )

  /** Art. 66 of loi n° 2003-775: the year is that of the age, which an age of December reaches before any payment. */
  it.each([
    ['AN1 active, 57 ans le 1er décembre 2019', '1962-12-01', 'active', 61, 9],
    ['AN2 le 31 décembre 2019, premier paiement en 2020', '1962-12-31', 'active', 61, 9],
    ['AN3 le 1er janvier 2020', '1963-01-01', 'active', 62, 0],
    ['AN4 super-active, 52 ans le 31 décembre 2019', '1967-12-31', 'superactive', 56, 9],
    ['AN5 le 1er janvier 2020', '1968-01-01', 'superactive', 57, 0],
  ] as const)('%s', (_, naissance, categorie, annees, mois) => {
    expect(droitsDe(naissance, categorie, '2023-09-01')?.annulation.age).toEqual({ annees, mois })
  })
})

/**
 * Loi n° 2010-1330, art. 44: the décote of parents of three children is that of the year of their sixtieth birthday, when it
 * disappeared three, two or one quarters before the age limit of 67 in 2017, 2018 and 2019 (loi n° 2003-775, art. 66).
 */
it.each([
  ['TE1 60 ans en 2017, un mois avant 66 ans et 3 mois', '1957-12-01', '2024-02-01', 1],
  ['TE2 à 66 ans et 3 mois', '1957-12-01', '2024-03-01', 0],
  ['TE3 60 ans en 2018, à 66 ans et 5 mois', '1958-01-01', '2024-06-01', 1],
  ['TE4 à 66 ans et 6 mois', '1958-01-01', '2024-07-01', 0],
  ['TE5 60 ans le 31 décembre 2019, un mois avant 66 ans et 9 mois', '1959-12-31', '2026-09-01', 1],
  ['TE6 à 66 ans et 9 mois', '1959-12-31', '2026-10-01', 0],
  ['TE7 60 ans en 2020 : 67 ans', '1960-01-01', '2026-10-01', 1],
  ['TE8 à 67 ans', '1960-01-01', '2027-01-01', 0],
] as const)('%s', (_, dateNaissance, dateDepart, trimestres) => {
  const parents = { motif: 2, enfants: 3, trimestresLiquidables: 120, trimestresAssurance: 120 } as const
  const { decote, lignes } = estimer({ ...demandeNue, ...parents, dateNaissance, dateDepart })
  expect(decote.trimestres).toBe(trimestres)
  const source = lignes.find(({ libelle }) => /^(?:Pas de d|D)écote/.test(libelle))?.source
  expect(source?.includes('art. 44 de la loi n° 2010-1330 et art. 66 de la loi n° 2003-775')).toBe(
    dateNaissance < '1960',
  )
})
