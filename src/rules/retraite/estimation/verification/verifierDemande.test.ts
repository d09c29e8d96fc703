import { illisible } from '../testing/comptesType.ts'
import { describe, expect, it } from 'vitest'
import type { Demande } from '../../demande/demande.ts'
import { demandeNue, demandeType } from '../testing/demandeType.ts'
import { verifierDemande } from './verifierDemande.ts'

const fautes = (faits: Partial<Demande>) =>
  verifierDemande({ ...demandeNue, ...faits }).map(({ champ, motif }) => `${champ} ${motif}`)

it('finds nothing to say of a sound request', () => {
  expect(verifierDemande(demandeType)).toEqual([])
})

describe('bad values', () => {
  const cas: readonly (readonly [string, Partial<Demande>, string])[] = [
    ['V01 née un 30 février', { dateNaissance: '1964-02-30' }, 'dateNaissance DATE_NAISSANCE'],
    [
      'V02 née le 29 février d’une année ordinaire',
      { dateNaissance: '1965-02-29' },
      'dateNaissance DATE_NAISSANCE',
    ],
    ['V03 née avant 1950', { dateNaissance: '1949-12-31' }, 'dateNaissance NAISSANCE_HORS_BAREME'],
    ['V04 née après 2010', { dateNaissance: '2011-01-01' }, 'dateNaissance NAISSANCE_HORS_BAREME'],
    [
      'V05 génération absente du barème',
      { dateNaissance: '1960-12-31', categorie: 'active', dateDepart: '2024-01-01' },
      'dateNaissance GENERATION_ABSENTE',
    ],
    ['V06 militaire', { categorie: 'militaire' }, 'categorie MILITAIRE'],
    ['V07 catégorie inconnue', { categorie: 'A' }, 'categorie CATEGORIE'],
    ['V08 date impossible', { dateDepart: '2027-02-29' }, 'dateDepart DATE_DEPART'],
    ['V09 le 2 du mois', { dateDepart: '2027-07-02' }, 'dateDepart DEPART_PREMIER_DU_MOIS'],
    ['V10 avant septembre 2023', { dateDepart: '2023-08-01' }, 'dateDepart DEPART_ANCIEN'],
    ['V11 avant l’âge, à un mois près', { dateDepart: '2027-03-01' }, 'dateDepart AVANT_AGE'],
    ['V12 après 70 ans', { dateDepart: '2034-08-01' }, 'dateDepart DEPART_AGE_MAXIMUM'],
    [
      'V13 active après 67 ans',
      { dateNaissance: '1970-05-10', categorie: 'active', dateDepart: '2037-07-01' },
      'dateDepart DEPART_AGE_MAXIMUM',
    ],
    ['V14 motif inconnu', { motif: 6 }, 'motif MOTIF'],
    ['V15 sans indice', { indiceMajore: 0 }, 'indiceMajore INDICE_ABSENT'],
    ['V16 sans indice, en lettres', { indiceMajore: '' }, 'indiceMajore INDICE_ABSENT'],
    ['V17 indice brut', { indiceMajore: 1801 }, 'indiceMajore INDICE_BORNES'],
    ['V18 lettre inconnue', { indiceMajore: 'Z9' }, 'indiceMajore INDICE_LETTRE'],
    ['V18a groupe d’un seul indice, sans chevron', { indiceMajore: 'F1' }, 'indiceMajore INDICE_LETTRE'],
    ['V18b groupe sans barème', { indiceMajore: 'S3' }, 'indiceMajore INDICE_LETTRE'],
    ['V19 zéro trimestre', { trimestresLiquidables: 0 }, 'trimestresLiquidables DEUX_ANS_DE_SERVICES'],
    [
      'V20 bis deux ans de services moins un jour',
      { joursServices: 719 },
      'trimestresLiquidables DEUX_ANS_DE_SERVICES',
    ],
    ['V20 ter un jour négatif', { joursServices: -1 }, 'joursServices JOURS'],
    ['V20 quater plus de soixante-dix ans', { joursServices: 25_201 }, 'joursServices JOURS'],
    ['V20 quinquies quatre-vingt-dix jours d’assurance', { joursAssurance: 90 }, 'joursAssurance JOURS'],
    ['V20 sept trimestres', { trimestresLiquidables: 7 }, 'trimestresLiquidables DEUX_ANS_DE_SERVICES'],
    ['V21 zéro trimestre d’assurance', { trimestresAssurance: 0 }, 'trimestresAssurance TRIMESTRES'],
    ['V22 trimestres négatifs', { trimestresLiquidables: -1 }, 'trimestresLiquidables TRIMESTRES'],
    ['V23 demi-trimestre', { trimestresAssurance: 159.5 }, 'trimestresAssurance TRIMESTRES'],
    [
      'V23a plus de trimestres cotisés que d’assurance',
      { trimestresCotises: 160 },
      'trimestresCotises COTISES',
    ],
    [
      'V23b les cotisés ne contiennent pas ceux d’ailleurs et les réputés',
      { trimestresCotises: 40, trimestresAilleurs: 39, trimestresReputesIncertains: 2 },
      'trimestresCotises COTISES',
    ],
    [
      'V23f cotisés atteints le lendemain du départ',
      { cotisesAtteints: '2027-07-02' },
      'cotisesAtteints COTISES_ATTEINTS',
    ],
    ['V23g un jour qui n’existe pas', { cotisesAtteints: '2027-02-30' }, 'cotisesAtteints COTISES_ATTEINTS'],
    ['V23c le travail finit après le départ', { finDuTravail: '2027-07-02' }, 'finDuTravail FIN_DU_TRAVAIL'],
    [
      'V23d le travail finit un jour qui n’existe pas',
      { finDuTravail: '2027-02-30' },
      'finDuTravail FIN_DU_TRAVAIL',
    ],
    [
      'V23e assurance à l’âge légal : 90 jours font un trimestre',
      { assuranceALAge: { trimestres: 150, jours: 90 } },
      'assuranceALAge.jours JOURS',
    ],
    [
      'V23f assurance à l’âge légal négative',
      { assuranceALAge: { trimestres: -1, jours: 0 } },
      'assuranceALAge.trimestres TRIMESTRES',
    ],
    ['V24 pas un nombre', { trimestresAssurance: Number.NaN }, 'trimestresAssurance TRIMESTRES'],
    [
      'V25 bonifications au-delà des liquidables',
      { trimestresBonification: 160 },
      'trimestresBonification BONIFICATION',
    ],
    ['V26 quarante enfants', { enfants: 40 }, 'enfants ENFANTS'],
    ['V27 NBI', { nbi: -1 }, 'nbi NBI'],
    ['V28 règle inconnue', { regle: '2010' }, 'regle REGLE'],
    ['V29 points', { rafp: { points: -1 } }, 'rafp.points RAFP_POINTS'],
    ['V30 points infinis', { rafp: { points: Number.NaN } }, 'rafp.points RAFP_POINTS'],
    ['V31 quotité de 0', { progressive: { quotite: 0 } }, 'progressive.quotite PROGRESSIVE_QUOTITE'],
    ['V32 quotité de 101', { progressive: { quotite: 101 } }, 'progressive.quotite PROGRESSIVE_QUOTITE'],
    ['V33 quotité de 49', { progressive: { quotite: 49 } }, 'progressive.quotite PROGRESSIVE_QUOTITE'],
    ['V34 quotité de 91', { progressive: { quotite: 91 } }, 'progressive.quotite PROGRESSIVE_QUOTITE'],
    [
      'V35 progressive à 149 trimestres',
      { progressive: { quotite: 50 }, trimestresAssurance: 149 },
      'trimestresAssurance PROGRESSIVE_TRIMESTRES',
    ],
    [
      'V36 progressive avant 60 ans',
      { progressive: { quotite: 50 }, dateNaissance: '1970-07-02', dateDepart: '2030-07-01' },
      'dateDepart PROGRESSIVE_AGE',
    ],
    [
      'V37 rachat le jour du départ : il le précède',
      { rachat: { dateDemande: '2027-07-01', trimestres: 4, option: 1 } },
      'rachat.dateDemande RACHAT_DATE',
    ],
    [
      'V38 rachat avant 2004',
      { rachat: { dateDemande: '2003-12-31', trimestres: 4, option: 1 } },
      'rachat.dateDemande RACHAT_DATE',
    ],
    [
      'V39 rachat à 60 ans en 2025',
      { rachat: { dateDemande: '2025-06-01', trimestres: 4, option: 1 } },
      'rachat.dateDemande RACHAT_AGE',
    ],
    [
      'V40 treize trimestres',
      { rachat: { dateDemande: '2026-06-01', trimestres: 13, option: 1 } },
      'rachat.trimestres RACHAT_TRIMESTRES',
    ],
    [
      'V41 aucun',
      { rachat: { dateDemande: '2026-06-01', trimestres: 0, option: 1 } },
      'rachat.trimestres RACHAT_TRIMESTRES',
    ],
    [
      'V42 option 4',
      { rachat: { dateDemande: '2026-06-01', trimestres: 1, option: 4 } },
      'rachat.option RACHAT_OPTION',
    ],
    [
      'V43 revenu négatif',
      { prelevements: { revenuFiscalReference: -1, parts: 1 } },
      'prelevements.revenuFiscalReference REVENU_FISCAL',
    ],
    [
      'V44 moins d’une part',
      { prelevements: { revenuFiscalReference: 0, parts: 0.5 } },
      'prelevements.parts PARTS',
    ],
    [
      'V45 un tiers de part',
      { prelevements: { revenuFiscalReference: 0, parts: 1.3 } },
      'prelevements.parts PARTS',
    ],
    ['V46 handicap négatif', { trimestresHandicap: -1 }, 'trimestresHandicap TRIMESTRES'],
  ]
  it.each(cas)('%s', (_, faits, attendu) => {
    expect(fautes(faits)).toContain(attendu)
  })

  it('names every faulty field at once', () => {
    expect(fautes({ dateNaissance: illisible('x'), motif: 9, enfants: -1 })).toEqual([
      'dateNaissance DATE_NAISSANCE',
      'motif MOTIF',
      'enfants ENFANTS',
    ])
  })
})

describe('what passes, on the threshold', () => {
  const cas: readonly (readonly [string, Partial<Demande>])[] = [
    ['née le 29 février', { dateNaissance: '1964-02-29' }],
    ['le premier effet calculé', { dateNaissance: '1960-09-10', dateDepart: '2023-09-01' }],
    ['le jour de l’ouverture', { dateDepart: '2027-04-01' }],
    ['à 70 ans', { dateDepart: '2034-07-01' }],
    ['huit trimestres de services', { trimestresLiquidables: 8 }],
    ['vingt enfants', { enfants: 20 }],
    ['autant de trimestres cotisés que d’assurance', { trimestresCotises: 159 }],
    [
      'des cotisés qui ne sont que d’ailleurs, ou réputés',
      { trimestresCotises: 40, trimestresAilleurs: 38, trimestresReputesIncertains: 2 },
    ],
    ['le travail finit la veille du départ', { finDuTravail: '2027-07-01' }],
    ['quotité de 50, à 150 trimestres', { progressive: { quotite: 50 }, trimestresAssurance: 150 }],
    [
      'progressive à 60 ans, avant l’âge légal',
      { progressive: { quotite: 90 }, dateNaissance: '1970-07-01', dateDepart: '2030-07-01' },
    ],
    ['rachat à 59 ans en 2023', { rachat: { dateDemande: '2023-12-01', trimestres: 12, option: 3 } }],
    ['rachat la veille du départ', { rachat: { dateDemande: '2027-06-30', trimestres: 4, option: 1 } }],
    ['un quart de part', { prelevements: { revenuFiscalReference: 0, parts: 1.25 } }],
  ]
  it.each(cas)('%s', (_, faits) => {
    expect(fautes(faits)).toEqual([])
  })
})
