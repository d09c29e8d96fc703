import { describe, expect, it } from 'vitest'
import { trimestresEnfant } from '../droit/accordes/enfants.ts'
import { trimestresLiquidablesDe } from '../regle/trimestres.ts'
import { joursLiquidables } from '../droit/tempsPartiel.ts'
import type { Demande } from '../demande/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { minimumGarantiDe } from '../montant/minimumGaranti.ts'
import { partiesDe } from '../regle/regle.ts'
import { citer, type Source, sources } from './source.ts'

const EFFET = '2026-09-01'

interface Exemple<Publie> {
  readonly id: string
  readonly source: Source
  readonly donnees: Partial<Demande>
  readonly publie: Publie
}

interface Droits {
  readonly trimestresRequis: number
  readonly dateOuverture?: string
  readonly decote?: object
  readonly surcote?: object
  readonly taux?: number
}

const exemples: readonly Exemple<Droits>[] = [
  {
    id: 'SP-F20349 : né le 1er juillet 1964, 63 ans, 159 trimestres au lieu de 170',
    source: sources.decoteAgent,
    donnees: { dateNaissance: '1964-07-01', dateDepart: '2027-07-01', trimestresAssurance: 159 },
    publie: { trimestresRequis: 170, decote: { trimestres: 11, pourcentage: 13.75 } },
  },
  {
    id: 'SP-F16494 : né le 9 octobre 1964, quatre trimestres entiers après 62 ans et 9 mois',
    source: sources.surcoteAgent,
    donnees: { dateNaissance: '1964-10-09', dateDepart: '2028-10-01', trimestresAssurance: 174 },
    publie: {
      trimestresRequis: 170,
      dateOuverture: '2027-08-01',
      surcote: { trimestres: 4, pourcentage: 5 },
    },
  },
  {
    id: 'SP-F16494-2021 : né en 1960, quatre trimestres travaillés de plus que les 167 exigés',
    source: sources.surcoteAgent2021,
    donnees: { dateNaissance: '1960-09-15', dateDepart: '2023-10-01', trimestresAssurance: 171 },
    publie: { trimestresRequis: 167, surcote: { trimestres: 4, pourcentage: 5 } },
  },
  {
    id: 'CGOS : né en 1956, 160 trimestres pour 166, sans décote ni surcote',
    source: sources.cgosCalcul,
    donnees: {
      dateNaissance: '1956-06-15',
      dateDepart: '2023-10-01',
      trimestresLiquidables: 160,
      trimestresAssurance: 160,
    },
    publie: { trimestresRequis: 166, taux: 72.29 },
  },
  {
    id: 'SRE-DECOTE : née le 20 mars 1962, à l’âge légal, 163 trimestres pour 169',
    source: sources.sreDecote,
    donnees: { dateNaissance: '1962-03-20', dateDepart: '2024-10-01', trimestresAssurance: 163 },
    publie: {
      trimestresRequis: 169,
      dateOuverture: '2024-10-01',
      decote: { trimestres: 6, pourcentage: 7.5 },
    },
  },
  {
    id: 'SRE-SURCOTE : la même, à 64 ans, 175 trimestres',
    source: sources.sreSurcote,
    donnees: { dateNaissance: '1962-03-20', dateDepart: '2026-04-01', trimestresAssurance: 175 },
    publie: { trimestresRequis: 169, surcote: { trimestres: 6, pourcentage: 7.5 } },
  },
  {
    id: 'CNRACL-SURCOTE-3 : né le 1er janvier 1962, l’âge légal le jour même, 176 trimestres',
    source: sources.cnraclSurcote,
    donnees: { dateNaissance: '1962-01-01', dateDepart: '2026-01-01', trimestresAssurance: 176 },
    publie: {
      trimestresRequis: 169,
      dateOuverture: '2024-07-01',
      surcote: { trimestres: 6, pourcentage: 7.5 },
    },
  },
  {
    id: 'CNRACL-DECOTE-1 : catégorie active, né le 30 juin 1967, 60 ans, 165 trimestres pour 169',
    source: sources.cnraclDecote,
    donnees: {
      dateNaissance: '1967-06-30',
      categorie: 'active',
      dateDepart: '2027-07-01',
      trimestresAssurance: 165,
    },
    publie: { trimestresRequis: 169, decote: { trimestres: 4, pourcentage: 5 } },
  },
  {
    id: 'CNRACL-DECOTE-2 : né le 1er octobre 1957, 66 ans, 164 trimestres pour 166',
    source: sources.cnraclDecote,
    donnees: { dateNaissance: '1957-10-01', dateDepart: '2023-10-01', trimestresAssurance: 164 },
    publie: { trimestresRequis: 166, decote: { trimestres: 2, pourcentage: 2.5 } },
  },
  {
    id: 'CNRACL-AVANT-60 : né en 1967, droit ouvert à 58 ans en 2025 pour carrière longue',
    source: sources.cnraclAvant60,
    donnees: {
      dateNaissance: '1967-01-01',
      dateDepart: '2025-01-01',
      motif: 3,
      debutAvant: 16,
      trimestresAssurance: 172,
      trimestresCotises: 172,
    },
    publie: { trimestresRequis: 170 },
  },
  {
    id: 'CNAV-2026-07-4.1.1 : né le 8 novembre 1961, 160 trimestres pour 169, règle du décompte commune aux régimes',
    source: sources.cnavAge,
    donnees: { dateNaissance: '1961-11-08', dateDepart: '2024-04-01', trimestresAssurance: 160 },
    publie: { trimestresRequis: 169, decote: { trimestres: 9, pourcentage: 11.25 } },
  },
]

it.each(exemples.map((exemple) => [exemple.id, citer(exemple.source), exemple] as const))(
  '%s — %s',
  (_, __, { donnees, publie }) => {
    expect(estimer({ ...demandeNue, ...donnees })).toMatchObject(publie)
  },
)

describe(`the minimum garanti of 2026, per month — ${citer(sources.sreMinimum)}`, () => {
  it.each([
    ['deux ans', 8, 64.3],
    [`treize ans (${citer(sources.calculAgent)})`, 52, 417.94],
    ['cinquante-neuf trimestres', 59, 474.2],
    ['quinze ans', 60, 785.65],
    ['vingt-trois ans et demi', 94, 1076],
    ['trente ans', 120, 1298.03],
    ['trente-cinq ans', 140, 1332.19],
    ['quarante ans', 160, 1366.35],
  ])('%s, pour 170 trimestres requis', (_, trimestresServices, mensuel) => {
    const faits = { trimestresServices, trimestresRequis: 170, annee: 2026 }
    const minimum = minimumGarantiDe(faits, partiesDe('2023-09-01').minimumScale)
    expect((minimum?.montant ?? 0) / 12).toBeCloseTo(mensuel, 2)
  })
})

describe(`the increase of disabled civil servants — ${citer(sources.handicapAgent)}`, () => {
  // Ten years before, twenty while disabled, half of them at half time, and eight quarters granted for contributing in full.
  it('SP-F16494-HANDICAP : ⅓ × (80 ÷ 108), arrondi à 0,25', () => {
    const jours = (annees: number) => annees * 360
    const services = trimestresLiquidablesDe(jours(20) + joursLiquidables(jours(10), 50), EFFET)
    const { lignes } = estimer({
      ...demandeNue,
      dateNaissance: '1966-07-01',
      dateDepart: '2026-07-01',
      motif: 5,
      trimestresLiquidables: services + 8,
      trimestresBonification: 8,
      trimestresAssurance: 128,
      trimestresHandicap: 80,
    })
    const { formule } = lignes.find(({ libelle }) => libelle === 'Majoration pour handicap') ?? {}
    expect(formule).toContain('80 ÷ 108 ÷ 3 = 24,69 %, arrondis à 25 %')
  })
})

describe('quarters of a career', () => {
  const jours = (annees: number, mois: number, reste: number) => annees * 360 + mois * 30 + reste

  it(`rounds services and bonifications once — ${citer(sources.cnraclTrimestres)}`, () => {
    expect(trimestresLiquidablesDe(jours(20, 6, 13) + jours(1, 1, 2), EFFET)).toBe(87)
  })

  it(`counts 990 days of NBI for eleven quarters — ${citer(sources.cnraclNbi)}`, () => {
    expect(trimestresLiquidablesDe(jours(2, 9, 0), EFFET)).toBe(11)
  })

  it(`counts ten years at 80 % for eight, beside twenty-nine of full time — ${citer(sources.sreFormule)}`, () => {
    expect(trimestresLiquidablesDe(jours(29, 0, 0) + joursLiquidables(jours(10, 0, 0), 80), EFFET)).toBe(148)
  })
})

describe(`quarters of the children — ${citer(sources.enfantsAgent)}`, () => {
  const enfant = {
    interruption: true,
    accouchementApresRecrutement: true,
    accouchementPendantEtudes: false,
  } as const

  it.each([
    ['SP-F37311-1 : né en 2001', '2001-06-01', true, 4, 4],
    ['SP-F37311-2 : né en 2006, après le recrutement', '2006-06-01', true, 2, 1],
    ['SP-F37311-3 : né en 2006, avant le recrutement', '2006-06-01', false, 0, 0],
  ] as const)('%s', (_, naissance, accouchementApresRecrutement, assurance, liquidation) => {
    expect(
      trimestresEnfant({ ...enfant, naissance, accouchementApresRecrutement }, '2034-06-01'),
    ).toMatchObject({ assurance, liquidation })
  })
})
