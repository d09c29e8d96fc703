import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Demande } from '../demande/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { citer, sources } from '../exemples/source.ts'
import { droitsDe } from './droits.ts'
import { dureeRequiseAvant60 } from './durations.ts'
import { requisDe } from './motifs.ts'

const LOI = '2026-09-01'
const CALENDRIER = '2023-09-01'

describe('quarters required when the right opens before 60 (loi n° 2023-270, art. 10 XXIV C ; décret n° 2023-435, art. 13 II C)', () => {
  it.each([
    ['A60-1', '2023-09-01', 169],
    ['A60-2', '2023-12-01', 169],
    [`A60-3 né en 1965, invalidité à 59 ans (${citer(sources.cnraclAvant60)})`, '2024-06-01', 169],
    ['A60-4', '2024-12-01', 169],
    [`A60-5 né en 1967, carrière longue à 58 ans (${citer(sources.cnraclAvant60)})`, '2025-03-01', 170],
    ['A60-6', '2025-12-01', 170],
  ] as const)('%s, ouvert le %s : %i', (_, ouverture, trimestres) => {
    expect(dureeRequiseAvant60(ouverture, CALENDRIER)).toMatchObject({ trimestres, confirme: false })
    expect(dureeRequiseAvant60(ouverture, LOI)).toMatchObject({ trimestres, confirme: true })
  })

  // « augmente d’un trimestre au 1er janvier 2025 puis au 1er janvier 2027 », where the calendar of 2023 added one each January.
  it.each([
    ['A60-7', '2026-01-01', 171, 170, false],
    ['A60-8', '2026-12-01', 171, 170, false],
    ['A60-9', '2027-01-01', undefined, 171, true],
    ['A60-9 bis', '2027-12-01', undefined, 171, true],
    ['A60-9 ter', '2028-01-01', undefined, undefined, true],
  ] as const)(
    '%s, ouvert le %s : %s avant la loi n° 2025-1403, %s depuis',
    (_, ouverture, avant, depuis, confirme) => {
      expect(dureeRequiseAvant60(ouverture, CALENDRIER)?.trimestres).toBe(avant)
      const duree = dureeRequiseAvant60(ouverture, LOI)
      expect(duree?.trimestres).toBe(depuis)
      expect(duree?.confirme ?? true).toBe(confirme)
    },
  )

  const parent = (dateDepart: CalendarDate, motif: number): Demande => ({
    ...demandeNue,
    dateNaissance: '1967-03-10',
    dateDepart,
    motif,
    enfants: 3,
  })
  const requis = (demande: Demande) => {
    const droits = droitsDe(demande.dateNaissance, 'sedentaire', LOI)
    return droits && requisDe(demande, droits).trimestres
  }
  it.each([
    [
      'A60-10 trois enfants : l’année des soixante ans (loi n° 2010-1330, art. 44)',
      parent('2026-12-01', 2),
      172,
    ],
    ['A60-11 enfant handicapé, à 59 ans', parent('2026-12-01', 4), 170],
    ['A60-12 handicap, à 59 ans', parent('2026-12-01', 5), 170],
    ['A60-13 l’année d’après, un de plus', parent('2027-01-01', 4), 171],
    ['A60-14 à 60 ans, la génération', parent('2027-04-01', 4), 172],
    ['A60-15 à l’âge légal, la génération', parent('2026-12-01', 1), 172],
  ])('%s', (_, demande, trimestres) => {
    expect(requis(demande)).toBe(trimestres)
  })

  // Art. 10 XXIV C: « autres que ceux mentionnés aux A et B », which may be the category or the reason.
  it.each([
    ['A60-19 sédentaire', 'sedentaire', true],
    ['A60-20 active, par un autre motif que son âge', 'active', false],
    ['A60-21 super-active', 'superactive', false],
  ] as const)('%s : sûr %s', (_, categorie, confirme) => {
    const demande = { ...parent('2027-01-01', 4), categorie }
    const droits = droitsDe(demande.dateNaissance, categorie, LOI)
    expect(droits && requisDe(demande, droits)).toMatchObject({ trimestres: 171, confirme })
  })

  it.each([
    [
      'A60-16 avant 60 ans : l’année de l’ouverture',
      parent('2026-12-01', 4),
      'droit ouvert avant 60 ans en 2026',
    ],
    ['A60-17 l’année d’après', parent('2027-01-01', 4), 'droit ouvert avant 60 ans en 2027'],
    ['A60-18 trois enfants', parent('2026-12-01', 2), 'naissance le 10/03/1967'],
  ])('%s, tel que l’explication le dit', (_, demande, attendu) => {
    const ligne = estimer({ ...demande, trimestresLiquidables: 160, trimestresAssurance: 160 }).lignes.find(
      ({ libelle }) => libelle === 'Trimestres requis',
    )
    expect(ligne?.formule.split(',')[0]).toBe(attendu)
  })
})
