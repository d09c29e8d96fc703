import { describe, expect, it } from 'vitest'
import { arrondir } from '#rules/arrondis.ts'
import type { Demande } from '../demande/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { minimumGarantiDe } from '../montant/minimumGaranti.ts'
import { partiesDe } from '../regle/regle.ts'
import { citer, sources } from './source.ts'

const de = (faits: Partial<Demande>) => estimer({ ...demandeNue, ...faits })

describe('the minimum garanti (art. L. 17)', () => {
  it.each([
    ['L17-a', 119, 94.375, false],
    ['L17-b', 120, 95, true],
    ['L17-c', 121, 95.125, false],
    ['L17-d', 159, 99.875, false],
    ['L17-e', 160, 100, true],
    ['L17-f', 161, 100, true],
    ['L17-g', 61, 58.125, false],
  ])('%s : %i trimestres de services, part de %d, sûre : %s', (_, trimestresServices, part, confirme) => {
    const minimum = minimumGarantiDe(
      { trimestresServices, trimestresRequis: 172, annee: 2026 },
      partiesDe('2023-09-01').minimumScale,
    )
    expect(minimum?.part).toBeCloseTo(part, 9)
    // The law counts years: parts of one are a reading, but beyond forty, where they add nothing.
    expect(minimum?.confirme).toBe(confirme)
  })

  const modeste = { indiceMajore: 366, trimestresLiquidables: 80 } as const
  it.each([
    ['L17-h un trimestre manque à la durée', { dateDepart: '2030-07-01', trimestresAssurance: 169 }, false],
    ['L17-i la durée y est', { dateDepart: '2030-07-01', trimestresAssurance: 170 }, true],
    ['L17-j un mois avant 67 ans', { dateDepart: '2031-06-01', trimestresAssurance: 100 }, false],
    ['L17-k à 67 ans', { dateDepart: '2031-07-01', trimestresAssurance: 100 }, true],
    [
      'L17-l parent d’un enfant handicapé, sans condition',
      { dateDepart: '2030-07-01', trimestresAssurance: 100, motif: 4, enfants: 1 },
      true,
    ],
  ] as const)('%s', (_, faits, applique) => {
    expect(de({ ...modeste, ...faits }).minimumGaranti.applique).toBe(applique)
  })

  it('L17-m does not count bonifications as services', () => {
    const faits = { ...modeste, dateDepart: '2031-07-01' } as const
    const avec = de({ ...faits, trimestresLiquidables: 84, trimestresBonification: 4 })
    expect(avec.minimumGaranti.montantAnnuel).toBe(de(faits).minimumGaranti.montantAnnuel)
  })
})

describe('the increase for children (art. L. 18) bears on what is paid', () => {
  const cas: readonly (readonly [string, Partial<Demande>])[] = [
    ['L18-a décote comprise', {}],
    ['L18-b surcote comprise', { dateDepart: '2028-07-01', trimestresAssurance: 174 }],
    [
      'L18-c minimum garanti compris',
      { indiceMajore: 366, trimestresLiquidables: 80, dateDepart: '2031-07-01' },
    ],
  ]
  it.each(cas)('%s : dix pour cent pour trois enfants, rien pour deux', (_, faits) => {
    const sans = de({ ...faits, enfants: 2 })
    const avec = de({ ...faits, enfants: 3 })
    expect(sans.majorationEnfants).toEqual({ pourcentage: 0, montantAnnuel: 0 })
    expect(avec.majorationEnfants.montantAnnuel).toBeCloseTo(sans.pensionBruteAnnuelle * 0.1, 1)
  })
})

describe(`the bounds of a pension — ${citer(sources.cnraclPlafonds)}`, () => {
  const entiere = { trimestresLiquidables: 170, trimestresAssurance: 170 } as const
  /** Seventy years old: 29 quarters of surcote, 75 % × 136.25 % = 102.1875 %. */
  const tardive = { dateDepart: '2034-07-01', trimestresLiquidables: 199, trimestresAssurance: 199 } as const
  const bonifiee = {
    trimestresLiquidables: 182,
    trimestresBonification: 12,
    trimestresAssurance: 170,
  } as const
  it.each([
    ['PLAFOND-1 les bonifications portent à 80 % au plus', bonifiee, 80, 80],
    ['PLAFOND-2 la surcote n’a pas de plafond', tardive, 102.1875, 102.1875],
    ['PLAFOND-3 sept enfants : 30 %, sous le plafond', { ...entiere, enfants: 7 }, 75, 97.5],
    ['PLAFOND-4 huit enfants : 35 %, ramenés au traitement', { ...entiere, enfants: 8 }, 75, 100],
    ['PLAFOND-5 bonifications et sept enfants : 24 %, ramenés à 20 %', { ...bonifiee, enfants: 7 }, 80, 100],
    [
      'PLAFOND-6 trois enfants et la surcote : la majoration est due quand la pension dépasse le traitement (Conseil d’État, 29 décembre 2020, n° 428626)',
      { ...tardive, enfants: 3 },
      102.1875,
      112.40625,
    ],
    [
      'PLAFOND-7 huit enfants et la surcote : le traitement, et la surcote au-delà',
      { ...tardive, enfants: 8 },
      102.1875,
      127.1875,
    ],
  ] as const)('%s', (_, faits, taux, total) => {
    const estimation = de(faits)
    expect(estimation.taux).toBeCloseTo(taux, 1)
    expect(estimation.pensionBruteAnnuelle).toBeCloseTo((600 * 59.0734 * total) / 100, 1)
  })

  it('marks the increase where both offices do not write the bound alike, and not before', () => {
    const sure = (faits: Partial<Demande>) =>
      de(faits).lignes.find(({ libelle }) => libelle === 'Majoration pour enfants')?.confirme
    expect(sure({ ...entiere, enfants: 8 })).toBe(true)
    expect(sure({ dateDepart: '2028-07-01', trimestresAssurance: 175, enfants: 3 })).toBe(true)
    expect(sure({ ...tardive, enfants: 3 })).toBe(false)
  })
})

describe('the increase of disabled civil servants, rounded to the hundredth (art. R. 33 bis)', () => {
  it.each([
    ['R33bis-a', 90, 76, 28],
    ['R33bis-b', 90, 77, 29],
    ['R33bis-c', 96, 81, 28],
    ['R33bis-d', 90, 90, 33],
    ['R33bis-e', 90, 91, 33],
  ])(
    '%s : %i trimestres, dont %i handicapé, %i %%',
    (_, trimestresLiquidables, trimestresHandicap, attendu) => {
      const faits = {
        motif: 5,
        dateNaissance: '1973-06-01',
        dateDepart: '2032-06-01',
        trimestresLiquidables,
        trimestresAssurance: 120,
        trimestresHandicap,
      } as const
      const valeurDe = (debut: string) =>
        de(faits).lignes.find(({ libelle }) => libelle.startsWith(debut))?.valeur ?? 0
      const part = valeurDe('Majoration pour handicap') / valeurDe('Pension annuelle avant')
      expect(arrondir(part * 100, 0)).toBe(attendu)
      expect(part * 100).toBeCloseTo(attendu, 2)
    },
  )
})

/** Legal age of 63 on 1 April 2028; 171 required. Art. L. 14 IV and V: whether both surcotes add up is a reading. */
describe('a surcote beside a parental one', () => {
  it.each([
    ['L14-a à l’âge légal, la parentale seule', '2028-04-01', [4, 0], true],
    ['L14-b deux mois après', '2028-06-01', [4, 0], true],
    ['L14-c un trimestre après, les deux', '2028-07-01', [4, 1], false],
  ] as const)('%s', (_, dateDepart, [parentaux, ordinaires], sure) => {
    const { surcote, indicatif, lignes } = de({
      dateNaissance: '1965-04-01',
      dateDepart,
      trimestresLiquidables: 180,
      trimestresAssurance: 180,
      trimestresBonification: 4,
      trimestresEnfants: 4,
      trimestresHorsSurcote: 0,
      enfants: 1,
    })
    expect(surcote.trimestres).toBe(parentaux + ordinaires)
    const parentale = lignes.find(({ libelle }) => libelle === 'Surcote parentale')
    expect([parentale?.confirme, indicatif]).toEqual([sure, !sure])
    expect(parentale?.formule.includes('selon une lecture à confirmer')).toBe(!sure)
  })
})
