import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { debutDuCompte, demandeDuCompte } from './hypotheses.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'

const TODAY = '2026-11-20'

interface Vie {
  readonly naissance: CalendarDate
  /** First day in the public service. */
  readonly entree: CalendarDate
  /** Quarters in the general scheme, by year. */
  readonly avant?: Readonly<Record<number, number>>
}

const compteDe = ({ naissance, entree, avant = {} }: Vie): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance: naissance },
  carriere: [periode('p1', entree)],
  autresRegimes: [
    {
      regimeId: 'regime-general',
      libelle: 'Régime général',
      annees: Object.entries(avant).map(([annee, trimestres]) => ({ annee: Number(annee), trimestres })),
    },
  ],
})

const hypotheses = (dateDepart: CalendarDate, motif = 3) => hypothesesAu(dateDepart, { motif })

const debut = (vie: Vie) => debutDuCompte(compteDe(vie), hypotheses('2029-04-01'))
const fautes = (vie: Vie, dateDepart: CalendarDate, motif?: number) =>
  verifierDemande(demandeDuCompte(compteDe(vie), hypotheses(dateDepart, motif), TODAY)).map(
    ({ champ, motif: faute }) => `${champ} ${faute}`,
  )

/** Odile Renard: one quarter at the end of 1986, the year of her 21 years. */
const odile: Vie = { naissance: '1965-05-16', entree: '1986-10-01' }

describe('a career that began too late (art. L. 25 bis, D. 16-2 CPCMR)', () => {
  it('is refused at every date, and told why', () => {
    expect(debut(odile)).toBe('tardif')
    for (const dateDepart of ['2027-01-01', '2028-06-01', '2030-01-01'] as const)
      expect(fautes(odile, dateDepart)).toEqual(['motif LONGUE_CARRIERE_DEBUT'])
  })

  it('keeps its other reasons', () => {
    expect(fautes(odile, '2030-01-01', 1)).toEqual([])
  })

  it.each<[string, Vie['naissance'], number, ReturnType<typeof debut>]>([
    ['four quarters at the end of the year of 21', '1966-03-01', 4, 'tardif'],
    ['five', '1966-03-01', 5, 21],
    ['six', '1966-03-01', 6, 21],
    ['three, born in October', '1966-10-01', 3, 'tardif'],
    ['four', '1966-10-01', 4, 21],
    ['five', '1966-10-01', 5, 21],
  ])('%s', (_, naissance, trimestres, attendu) => {
    // 1987 is the year of their 21 years; what comes after does not count.
    const avant = { 1986: Math.max(0, trimestres - 4), 1987: Math.min(4, trimestres), 1988: 4 }
    expect(debut({ naissance, entree: '1989-01-01', avant })).toBe(attendu)
  })
})

describe('a career that began before 18 (60 years: art. D. 16-1 CPCMR)', () => {
  /** Born in March 1966; `de` quarters in 1983, four in 1984, the year of 18, and all those that follow. */
  const vie = (de: number): Vie => ({
    naissance: '1966-03-01',
    entree: '1985-01-01',
    avant: { 1983: de, 1984: 4 },
  })

  it.each([
    ['four quarters: before 20 only', 0, 20, ['dateDepart LONGUE_CARRIERE_AGE']],
    ['five', 1, 18, []],
    ['six', 2, 18, []],
  ] as const)('%s', (_, de, attendu, faults) => {
    expect(debut(vie(de))).toBe(attendu)
    expect(fautes(vie(de), '2026-11-01')).toEqual(faults)
  })

  it.each([
    // 5 in 1984, 164 from 1985 to 2025, and those of 2026: 172 are required of the generation.
    ['171 quarters', '2026-07-01', ['trimestresAssurance LONGUE_CARRIERE_TRIMESTRES']],
    ['171 and 60 days', '2026-09-01', ['trimestresAssurance LONGUE_CARRIERE_TRIMESTRES']],
    ['172', '2026-10-01', []],
    ['173', '2027-01-01', []],
  ] as const)('%s', (_, dateDepart, faults) => {
    expect(fautes(vie(1), dateDepart)).toEqual(faults)
  })
})

describe('the quarters of a long career (art. D. 16-2 CPCMR: contributed, or deemed so)', () => {
  /** Begun before 18: 171 quarters contributed on 1 July 2026, 172 on 1 October, the number required. */
  const vie: Vie = { naissance: '1966-03-01', entree: '1985-01-01', avant: { 1983: 1, 1984: 4 } }
  /** Service begun three quarters later: 170 on 1 January 2027, 172 on 1 July. */
  const plusTard = { carriere: [periode('p1', '1985-10-01')] }
  const avec = (changes: Partial<CompteRetraite>, dateDepart: CalendarDate, rachat = 0) => {
    const faits = { ...hypotheses(dateDepart), rachat: { trimestres: rachat, option: 2 } }
    return verifierDemande(demandeDuCompte({ ...compteDe(vie), ...changes }, faits, TODAY)).map(
      ({ motif }) => motif,
    )
  }
  const depaysement = [{ bonificationId: 'b', libelle: 'Dépaysement', trimestres: 12 }]

  const mere = (trimestresMajoration: number): Partial<CompteRetraite> => ({
    enfants: [
      {
        enfantId: 'e',
        prenom: 'Léa',
        dateNaissance: '2005-01-01',
        elevePendant9Ans: true,
        handicap80: false,
        trimestresBonification: 0,
        trimestresMajoration,
      },
    ],
  })

  it('are no bonification', () => {
    expect(avec({ bonifications: depaysement }, '2026-09-01')).toEqual(['LONGUE_CARRIERE_TRIMESTRES'])
    expect(avec({ bonifications: depaysement }, '2026-10-01')).toEqual([])
  })

  it('are not bought', () => {
    expect(avec(plusTard, '2027-06-01', 12)).toEqual(['LONGUE_CARRIERE_TRIMESTRES'])
    expect(avec(plusTard, '2027-07-01', 12)).toEqual([])
  })

  it('count two of those granted for children at most', () => {
    expect(avec({ ...plusTard, ...mere(12) }, '2026-12-01')).toEqual(['LONGUE_CARRIERE_TRIMESTRES'])
    expect(avec({ ...plusTard, ...mere(12) }, '2027-01-01')).toEqual([])
  })

  it('mark the months that those of children open', () => {
    const cir = { ...compteDe(vie), ...plusTard, ...mere(12) }
    const { points } = parcourirMois(cir, hypotheses('2027-01-01'), TODAY, '2026-12-01')
    expect(points[0]).toMatchObject({ dateDepart: '2027-01-01', indicatif: true })
    expect(points.find(({ dateDepart }) => dateDepart === '2027-06-01')).toMatchObject({ indicatif: true })
  })

  it.each([
    // 172 of services alone on 1 October 2028; until then the five of the general scheme open the right.
    ['171 and 60 days of services', '2028-09-01', true],
    ['172', '2028-10-01', false],
    ['172 and 30 days', '2028-11-01', false],
  ] as const)(
    'of another scheme, which may not be contributed, mark what they open: %s',
    (_, date, indicatif) => {
      const faits = hypotheses(date)
      const { lignes } = estimer(demandeDuCompte({ ...compteDe(vie), ...plusTard }, faits, TODAY))
      const ligne = lignes.find(({ libelle }) => libelle === 'Trimestres cotisés')
      expect(ligne?.confirme).toBe(!indicatif)
      expect(ligne?.formule.includes('5 trimestres d’autres régimes')).toBe(indicatif)
      const { points } = parcourirMois({ ...compteDe(vie), ...plusTard }, faits, TODAY, date)
      expect(points[0]).toMatchObject({ dateDepart: date, indicatif })
    },
  )

  it.each([
    ['one quarter granted for a child', 1, '2026-09-01', []],
    ['none', 0, '2026-09-01', ['LONGUE_CARRIERE_TRIMESTRES']],
  ] as const)(
    'are %s from September 2026 on (LFSS 2026, art. 104)',
    (_, trimestresMajoration, date, faults) => {
      expect(avec(mere(trimestresMajoration), date)).toEqual(faults)
    },
  )
})

it('a career that nobody knows leaves what the date supposes', () => {
  const vide: CompteRetraite = { ...compteDe(odile), carriere: [], autresRegimes: [] }
  expect(debutDuCompte(vide, hypotheses('2029-04-01'))).toBeUndefined()
  expect(demandeDuCompte(vide, hypotheses('2029-04-01'), TODAY)).not.toHaveProperty('debutAvant')
})
