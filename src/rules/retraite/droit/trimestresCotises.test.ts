import { describe, expect, it } from 'vitest'
import type { Demande } from '../demande/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { verifierDemande } from '../estimation/verification/verifierDemande.ts'

/** Begun before 20, born in 1966: 172 quarters contributed are asked for (art. D. 16-1 CPCMR). */
const longue = (faits: Partial<Demande>): Demande => ({
  ...demandeNue,
  dateNaissance: '1966-03-01',
  dateDepart: '2027-03-01',
  motif: 3,
  debutAvant: 20,
  trimestresLiquidables: 160,
  ...faits,
})
const motifsDe = (faits: Partial<Demande>) => verifierDemande(longue(faits)).map(({ motif }) => motif)
const REFUS = ['LONGUE_CARRIERE_TRIMESTRES']

describe('a call that does not tell the contributed quarters (art. D. 16-2 CPCMR)', () => {
  it.each([
    ['TC1 insurance alone', { trimestresAssurance: 172 }, []],
    ['TC2 a quarter less', { trimestresAssurance: 171 }, REFUS],
    ['TC3 insurance above by its bonifications', { trimestresAssurance: 176, trimestresBonification: 4 }, []],
    [
      'TC4 bonifications that make up the number',
      { trimestresAssurance: 176, trimestresBonification: 5 },
      REFUS,
    ],
    [
      'TC5 majorations told by article, which are no bonification',
      { trimestresAssurance: 176, trimestresParArticle: [{ article: 'L12ter', trimestres: 5 }] },
      REFUS,
    ],
    ['TC6a majorations told by nature', { trimestresAssurance: 176, trimestresEnfants: 5 }, REFUS],
    ['TC6b as many as are above the number', { trimestresAssurance: 176, trimestresEnfants: 4 }, []],
    [
      'TC6 told apart, whatever the bonifications',
      { trimestresAssurance: 180, trimestresBonification: 12, trimestresCotises: 172 },
      [],
    ],
  ] as const)('%s', (_, faits, refus) => {
    expect(motifsDe(faits)).toEqual(refus)
  })

  it('TC7 says which quarters stand for them', () => {
    const { lignes } = estimer(longue({ trimestresAssurance: 176, trimestresBonification: 4 }))
    const cotises = lignes.find(({ libelle }) => libelle === 'Trimestres cotisés')
    expect(cotises?.confirme).toBe(false)
    expect(cotises?.formule).toMatch(/faute de connaître ceux qui sont cotisés.*176 − 4 = 172 ; 172 requis$/)
  })
})

it.each([
  [
    'TC11 a beginning that is told',
    { debutAvant: 20 },
    /il faut avoir commencé avant 20 ans, soit 5 trimestres/,
    true,
  ],
  [
    'TC12 one that the date supposes',
    { debutAvant: undefined },
    /avant \d\d ans, ce que l’estimation suppose/,
    false,
  ],
] as const)('says what is known of the beginning: %s', (_, { debutAvant }, dit, confirme) => {
  const { debutAvant: _dit, ...sans } = longue({ trimestresAssurance: 180, trimestresCotises: 172 })
  const { lignes } = estimer(debutAvant === undefined ? sans : { ...sans, debutAvant })
  const note = lignes.find(({ formule }) => formule.startsWith('Carrière longue'))
  expect(note?.formule).toMatch(dit)
  expect(note?.confirme).toBe(confirme)
})

describe('quarters deemed contributed by a number that no text confirms', () => {
  it.each([
    ['TC8 that open the right', 172, 1, true],
    ['TC9 one more than what opens it', 173, 1, false],
    ['TC10 none of them', 172, 0, false],
  ] as const)('%s mark the pension: %i, of which %i', (_, trimestresCotises, incertains, indicatif) => {
    const estimation = estimer(
      longue({ trimestresAssurance: 180, trimestresCotises, trimestresReputesIncertains: incertains }),
    )
    expect(estimation.indicatif).toBe(indicatif)
    expect(estimation.lignes.find(({ libelle }) => libelle === 'Trimestres cotisés')?.confirme).toBe(
      !indicatif,
    )
  })
})
