import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Demande } from '../../demande/demande.ts'
import { estimer } from '../estimation.ts'
import { verifierDemande } from '../verification/verifierDemande.ts'
import { type Ligne, resultatDeLigne } from '../lignes.ts'
import { demandeNue, demandeType } from '../testing/demandeType.ts'
import { calculerALaMain, etapesDe, nombreImprime } from '../testing/alaMain.ts'
import { demande } from '../testing/demandes.ts'

/** What a request may hold besides. */
const ajouts = fc.oneof(
  fc.record({
    trimestresHandicap: fc.integer({ min: 0, max: 200 }),
    joursHandicap: fc.integer({ min: 0, max: 89 }),
  }),
  fc.record({
    nbi: fc.integer({ min: 0, max: 30_000 }).map((centiemes) => centiemes / 100),
    trimestresNbi: fc.integer({ min: 0, max: 200 }),
  }),
  fc.record({ progressive: fc.record({ quotite: fc.integer({ min: 50, max: 90 }) }) }),
  fc.record({
    rachat: fc.record({
      dateDemande: fc.constantFrom('2024-06-01' as const, '2026-11-01' as const),
      trimestres: fc.integer({ min: 1, max: 12 }),
      option: fc.integer({ min: 1, max: 3 }),
    }),
  }),
)

/** Rounded half up by hand; a ten-millionth hides binary fractions. */
const auCentieme = (valeur: number) => Math.round(valeur * 100 + 1e-7) / 100

/** A percentage that is computed is a part of one: « 5 % » is 0,05. */
const enPlus = (obtenu: string) => (obtenu.trim().endsWith('%') ? 100 : 1)

/** Lines read in a table of the law, not computed. */
const lues = new Set(['Âge d’ouverture des droits', 'Trimestres requis', 'Trimestres cotisés'])

const refaire = ({ libelle, formule, valeur, unite }: Ligne) => {
  const etapes = etapesDe(formule)
  for (const { calcul, obtenu } of etapes)
    expect(`${formule} → ${auCentieme(calculerALaMain(calcul) * enPlus(obtenu))}`).toBe(
      `${formule} → ${nombreImprime(obtenu)}`,
    )
  if (lues.has(libelle) || unite === 'aucune') return
  const retenu = etapes.at(-1)?.retenu ?? formule
  expect(`${libelle} : ${formule} → ${auCentieme(valeur)}`).toBe(
    `${libelle} : ${formule} → ${nombreImprime(retenu)}`,
  )
}

it('prints calculations that give their result to the cent when they are done by hand', () => {
  fc.assert(
    fc.property(demande, ajouts, (une, ajoutes) => {
      const faits = { ...une, ...ajoutes }
      fc.pre(verifierDemande(faits).length === 0)
      for (const ligne of estimer(faits).lignes) refaire(ligne)
    }),
    { numRuns: 1500 },
  )
})

describe('a printed calculation', () => {
  const formule = (faits: Partial<Demande>, debut: string) =>
    estimer({ ...demandeNue, ...faits })
      .lignes.find(({ libelle }) => libelle.startsWith(debut))
      ?.formule.replaceAll(/[\u00A0\u202F]/g, ' ')

  it('shows a minimum below fifteen years as a part of the required quarters, which no decimals hold', () => {
    // Art. L. 17 c: 15 900,12 × 35 ÷ 168 is 3 312,525, half a cent: no rounded percentage gives it.
    const faits = {
      dateNaissance: '1963-12-31',
      categorie: 'active',
      motif: 5,
      dateDepart: '2024-01-01',
      trimestresLiquidables: 35,
      trimestresAssurance: 68,
      trimestresHandicap: 68,
    } as const
    expect(formule({ ...faits, indiceMajore: 300, trimestresBonification: 0 }, 'Minimum garanti')).toMatch(
      /^15 900,12 € × 35 ÷ 168 = 3 312,53 €, contre /,
    )
  })

  it('shows both quantities of what it compares', () => {
    expect(formule({}, 'Trimestres requis')).toContain(
      '159 trimestres d’assurance pour 170 requis : 11 manquent',
    )
    expect(formule({ joursAssurance: 45 }, 'Décote')).toBe(
      '159 trimestres et 45 jours d’assurance pour 170 requis : 11 manquent ; 11 trimestres × 1,25 % = 13,75 %',
    )
    expect(formule({ dateDepart: '2030-07-01', trimestresAssurance: 159 }, 'Décote')).toContain(
      '11 manquent ; 4 séparent le départ du 01/07/2031',
    )
    expect(formule({ dateDepart: '2031-04-01', trimestresAssurance: 159 }, 'Décote')).toContain(
      '11 manquent ; 1 sépare le départ du 01/07/2031',
    )
    expect(formule({ trimestresLiquidables: 80, trimestresAssurance: 80 }, 'Décote')).toContain(
      '90 manquent ; 16 séparent',
    )
    expect(
      formule({ dateDepart: '2028-04-01', trimestresLiquidables: 178, trimestresAssurance: 178 }, 'Surcote'),
    ).toBe(
      '178 trimestres d’assurance pour 170 requis : 8 de plus, dont 4 depuis le 01/04/2027 ; 4 trimestres × 1,25 % = 5 %',
    )
  })

  // Art. L. 14 bis: 67 years for sedentary jobs, 62 for active ones, which a later sedentary post leaves by a reading.
  it.each([
    ['66 ans et 11 mois', {}, '2031-06-01', 'Décote', true],
    ['67 ans', {}, '2031-07-01', 'Pas de décote, grâce à l’âge', true],
    ['67 ans, rien ne manque', { trimestresAssurance: 170 }, '2031-07-01', undefined, true],
    ['62 ans, emploi actif', { categorie: 'active' }, '2032-07-01', 'Pas de décote, grâce à l’âge', true],
    [
      '62 ans, emploi sédentaire après des services actifs',
      { categorie: 'active', emploi: 'sedentaire' },
      '2032-07-01',
      'Pas de décote, grâce à l’âge',
      false,
    ],
  ] as const)(
    'says where the age spares the décote, and how sure that is: %s',
    (_, faits, date, attendu, sur) => {
      const dateNaissance = 'categorie' in faits ? '1970-07-01' : '1964-07-01'
      const { lignes, indicatif } = estimer({ ...demandeNue, dateNaissance, dateDepart: date, ...faits })
      const ligne = lignes.find(({ libelle }) => libelle === 'Décote' || libelle.startsWith('Pas de décote'))
      expect(ligne?.libelle).toBe(attendu)
      expect([ligne?.confirme ?? true, indicatif]).toEqual([sur, !sur])
      if (ligne?.valeur === 0) expect(ligne.formule).toMatch(/aucun ne compte depuis le 01\/07\/203\d/u)
    },
  )

  it('cites the text of each figure', () => {
    const source = (faits: Partial<Demande>, debut: string) =>
      estimer({ ...demandeNue, ...faits }).lignes.find(({ libelle }) => libelle.startsWith(debut))?.source
    const prelevements = { revenuFiscalReference: 40_000, parts: 1 }
    expect(['CSG', 'CRDS', 'CASA'].map((une) => source({ prelevements }, une))).toEqual([
      'art. L. 136-8 CSS',
      'art. 19 de l’ordonnance n° 96-50',
      'art. L. 137-41 CSS',
    ])
    expect(source({}, 'Pourcentage')).toBe('art. L. 12 et L. 13 CPCMR')
    expect(source({}, 'Décote')).toBe('art. L. 14 I CPCMR')
    expect(source({ dateDepart: '2030-07-01' }, 'Décote')).toBe('art. L. 14 I CPCMR ; art. L. 14 bis CPCMR')
    expect(source({ dateDepart: '2029-07-01', annulationA65: true }, 'Pas de décote')).toBe(
      'art. L. 14 I CPCMR ; art. 28 de la loi n° 2010-1330',
    )
  })

  it('says what is at its exact measure, and a plural from two', () => {
    const complet = { trimestresLiquidables: 170, trimestresAssurance: 170 }
    expect(formule(complet, 'Trimestres requis')).toContain('pour 170 requis : aucun ne manque')
    expect(formule({ nbi: 1.5 }, 'Supplément')).toContain('1,5 point ×')
    expect(formule({ nbi: 2 }, 'Supplément')).toContain('2 points ×')
    expect(formule({ rafp: { points: 1.5 } }, 'Retraite additionnelle')).toContain('1,5 point ×')
    expect(formule({ rafp: { points: 2 } }, 'Retraite additionnelle')).toContain('2 points ×')
    const age = { valeur: 62.75, unite: 'annees' } as Ligne
    expect(resultatDeLigne(age).replaceAll('\u00A0', ' ')).toBe('62 ans et 9 mois')
  })

  it('says how long a buy-back may be paid over (décret n° 2003-1308, art. 5)', () => {
    const paye = (trimestres: number) =>
      formule({ rachat: { dateDemande: '2026-11-01', trimestres, option: 3 } }, 'Coût du rachat')
    expect(paye(1)).toMatch(/^1 trimestre × .*payable en une fois \(lecture non confirmée\)$/)
    expect(paye(4)).toMatch(/payable sur 3 ans au plus$/)
    expect(paye(5)).toMatch(/payable sur 5 ans au plus$/)
    expect(paye(9)).toMatch(/payable sur 7 ans au plus$/)
  })

  it('says what a bound leaves', () => {
    expect(
      formule(
        { trimestresLiquidables: 190, trimestresBonification: 20, trimestresAssurance: 190 },
        'Pourcentage',
      ),
    ).toBe('75 % × (170 + 20) ÷ 170 = 83,82 %, ramenés à 80 %')
    expect(formule({ trimestresLiquidables: 180, trimestresAssurance: 180 }, 'Pourcentage')).toBe(
      '180 trimestres de services : 170 comptent au plus ; 75 % × 170 ÷ 170 = 75 %',
    )
  })
})

it('marks a pension that comes from an indicative figure, and what is made of it', () => {
  const sure = estimer(demandeType)
  expect(sure).toMatchObject({ indicatif: false, progressive: { indicatif: false } })
  const avecNbi = estimer({ ...demandeType, nbi: 20 })
  expect(avecNbi).toMatchObject({
    indicatif: true,
    progressive: { indicatif: true },
    prelevements: { indicatif: true },
  })
})

it('marks each amount that an indicative line leads to', () => {
  const marques = (faits: Partial<Demande>) =>
    Object.fromEntries(
      estimer({ ...demandeNue, enfants: 3, ...faits }).lignes.map(({ libelle, confirme }) => [
        libelle,
        confirme,
      ]),
    )
  const avant = 'Pension annuelle avant minimum et majorations'
  const sure = marques({})
  expect(sure).toMatchObject({ Décote: true, [avant]: true, 'Majoration pour enfants': true })
  // A category kept in another post: the age at which its décote disappears is a reading.
  const gardee = { categorie: 'active', emploi: 'sedentaire', servicesClassesEtablis: true } as const
  const indicative = marques({ ...gardee, dateNaissance: '1970-12-25', dateDepart: '2029-01-01' })
  expect(indicative).toMatchObject({ Décote: false, [avant]: false, 'Majoration pour enfants': false })
})

// Art. L. 14 IV: « l’année précédant l’âge », whose day is that of a birthday, not the 1st that follows it.
it('a parental surcote is told by the day of the legal age', () => {
  const { lignes } = estimer({
    ...demandeNue,
    dateNaissance: '1966-07-15',
    dateDepart: '2029-11-01',
    trimestresAssurance: 176,
    trimestresEnfants: 4,
    enfants: 1,
  })
  const parentale = lignes.find(({ libelle }) => libelle === 'Surcote parentale')
  expect(parentale?.formule).toContain('dans l’année qui précède l’âge légal, le 15/10/2029')
})
