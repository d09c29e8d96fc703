import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateAge } from '#rules/calendar/ages.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { describe, expect, it } from 'vitest'
import { ageOuverture, premierEffet } from '../droit/ages.ts'
import { droitsDe } from '../droit/droits.ts'
import { dureeRequise } from '../droit/durations.ts'
import { ageLongueCarriere } from '../droit/longueCarriere.ts'
import { requisHandicap } from '../droit/motifs.ts'
import type { Demande } from '../demande/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { verifierDemande } from '../estimation/verification/verifierDemande.ts'
import { citer, type Source, sources } from './source.ts'

const LOI = '2026-09-01'

describe('the legal age, the first payment and the quarters, which the general scheme shares', () => {
  it.each([
    ['CNAV-1.1-1', sources.cnavAge, '1964-05-16', [62, 9], '2027-03-01', 170],
    ['CNAV-1.1-2', sources.cnavAge, '1965-02-24', [62, 9], '2027-12-01', 170],
    ['CNAV-1.1-3', sources.cnavAge, '1965-07-08', [63, 0], '2028-08-01', 171],
    ['UR-1968', sources.unionAge, '1968-06-15', [63, 9], undefined, 172],
    ['UR-1969', sources.unionAge, '1969-06-15', [64, 0], undefined, 172],
  ] as const)('%s', (_, source: Source, naissance, [annees, mois], effet, trimestres) => {
    const legal = ageOuverture(naissance, 'sedentaire', LOI)
    expect(legal?.age, citer(source)).toEqual({ annees, mois })
    expect(dureeRequise(naissance, 'sedentaire', LOI)?.trimestres, citer(source)).toBe(trimestres)
    if (effet && legal) expect(premierEffet(naissance, legal)).toBe(effet)
  })
})

it.each([
  ['CDC-A-1966', 'active', '1966-10-01', 169],
  ['CDC-A-1968', 'active', '1968-06-01', 170],
  ['CDC-A-1969', 'active', '1969-06-01', 170],
  ['CDC-A-1970-mars', 'active', '1970-03-31', 170],
  ['CDC-A-1970-avril', 'active', '1970-04-01', 171],
  ['CDC-A-1971', 'active', '1971-01-01', 172],
  ['CDC-SA-1971', 'superactive', '1971-10-01', 169],
  ['CDC-SA-1975-mars', 'superactive', '1975-03-31', 170],
  ['CDC-SA-1975-juin', 'superactive', '1975-06-01', 171],
  ['CDC-SA-1976', 'superactive', '1976-01-01', 172],
] as const)(`%s, ${citer(sources.courDesComptes)}`, (_, categorie, naissance, trimestres) => {
  expect(dureeRequise(naissance, categorie, LOI)?.trimestres).toBe(trimestres)
})

describe(`classed jobs born before the steps of 2023 : the table kept, and the reading of art. L. 13 III beside it, ${citer(sources.courDesComptes)}`, () => {
  it.each([
    ['L13III-A, 57 ans en 2020', 'active', '1963-12-31', 168, 167],
    ['L13III-A, 57 ans en 2021', 'active', '1964-01-01', 169, 168],
    ['CDC-A-1965', 'active', '1965-06-01', 169, 168],
    ['CDC-A-1966-août', 'active', '1966-08-31', 169, 168],
    ['CDC-A-1966-septembre', 'active', '1966-09-01', 169, undefined],
    ['L13III-SA, 50 ans et 4 mois le 31 décembre 2011', 'superactive', '1961-08-31', 168, 163],
    ['L13III-SA, 50 ans et 4 mois en 2012', 'superactive', '1961-09-01', 168, 164],
    ['L13III-SA, 50 ans et 9 mois le 31 décembre 2012', 'superactive', '1962-03-31', 168, 164],
    ['L13III-SA, 50 ans et 9 mois en 2013', 'superactive', '1962-04-01', 168, 165],
    ['L13III-SA, 51 ans et 2 mois le 31 décembre 2014', 'superactive', '1963-10-31', 168, 165],
    ['L13III-SA, 51 ans et 2 mois en 2015', 'superactive', '1963-11-01', 168, 166],
    ['CDC-SA-1965', 'superactive', '1965-06-01', 169, 166],
    ['L13III-SA, 52 ans en 2018', 'superactive', '1966-01-01', 169, 167],
    ['L13III-SA, 52 ans en 2020', 'superactive', '1968-12-31', 170, 167],
    ['L13III-SA, 52 ans en 2021', 'superactive', '1969-01-01', 170, 168],
    ['CDC-SA-1971-août', 'superactive', '1971-08-31', 171, 168],
    ['CDC-SA-1971-septembre', 'superactive', '1971-09-01', 169, undefined],
  ] as const)('%s', (_, categorie, dateNaissance, trimestres, autreLecture) => {
    for (const regle of [LOI, '2023-09-01'] as const) {
      const requis = dureeRequise(dateNaissance, categorie, regle)
      expect(requis?.trimestres).toBe(trimestres)
      expect(requis?.autreLecture).toBe(autreLecture)
      if (autreLecture !== undefined) expect(requis?.confirme).toBe(false)
    }
  })

  it('is told on the line of the quarters required', () => {
    const faits = { categorie: 'active', dateNaissance: '1965-06-01', dateDepart: '2027-01-01' } as const
    const { lignes } = estimer({ ...demandeNue, ...faits })
    const ligne = lignes.find(({ libelle }) => libelle === 'Trimestres requis')
    expect(ligne?.formule).toMatch(/peut-être 168 seulement : .* \(art\. L\. 13 III CPCMR\)$/)
    expect(ligne?.confirme).toBe(false)
  })
})

/** Rules of art. D. 16-1, the same as D. 351-1-1 of the general scheme, of which these are examples. */
describe('long careers', () => {
  it.each([
    ['CNAV-1964', sources.cnavLongue, '1964-03-15', 20, [60, 6], 170],
    ['CNAV-1965-T1', sources.cnavLongue, '1965-02-15', 20, [60, 9], 170],
    ['CNAV-1965-avril', sources.cnavLongue, '1965-07-15', 20, [60, 9], 171],
    ['CNAV-1967', sources.cnavLongue, '1967-03-01', 20, [61, 0], 172],
    ['CNAV-1970', sources.cnavLongue, '1970-03-01', 20, [61, 9], 172],
    ['CNAV-1971', sources.cnavLongue, '1971-03-01', 20, [62, 0], 172],
    ['UR-1965-décembre', sources.unionLongue, '1965-12-15', 20, [60, 8], 171],
    ['UR-1966-20', sources.unionLongue, '1966-06-01', 20, [60, 9], 172],
    ['UR-1966-21', sources.unionLongue, '1966-06-01', 21, [63, 0], 172],
    ['UR-1968-18', sources.unionLongue, '1968-06-01', 18, [60, 0], 172],
  ] as const)('%s', (_, source: Source, naissance, debutAvant, [annees, mois], trimestres) => {
    const age = ageLongueCarriere(naissance, debutAvant, LOI)
    expect(age?.age, citer(source)).toEqual({ annees, mois })
    const ouverture = age && premierEffet(naissance, age)
    const dateDepart: CalendarDate = ouverture === undefined || ouverture < LOI ? LOI : ouverture
    const fautes = (faits: Partial<Demande>) =>
      verifierDemande({
        ...demandeNue,
        dateNaissance: naissance,
        motif: 3,
        debutAvant,
        dateDepart,
        trimestresAssurance: 175,
        trimestresCotises: trimestres,
        ...faits,
      }).map(({ motif }) => motif)
    expect(fautes({})).toEqual([])
    expect(fautes({ trimestresCotises: trimestres - 1 })).toEqual(['LONGUE_CARRIERE_TRIMESTRES'])
    if (dateDepart === ouverture) {
      const avant = premierDuRang(rangDuMois(dateDepart) - 1)
      if (avant >= LOI) expect(fautes({ dateDepart: avant })).toEqual(['LONGUE_CARRIERE_AGE'])
    }
  })
})

describe(`departures of those disabled, born in 1973 — ${citer(sources.unionHandicap)}`, () => {
  it.each([
    [55, 112],
    [56, 102],
    [57, 92],
    [58, 82],
    [59, 72],
  ])('UR-1973-%i : %i trimestres', (age, trimestres) => {
    const fautes = (trimestresAssurance: number) =>
      verifierDemande({
        ...demandeNue,
        dateNaissance: '1973-06-01',
        motif: 5,
        dateDepart: premierDuRang(rangDuMois('1973-06-01') + age * 12),
        trimestresAssurance,
        trimestresLiquidables: trimestresAssurance,
        trimestresHandicap: trimestresAssurance,
      }).map(({ motif }) => motif)
    expect(fautes(trimestres)).toEqual([])
    expect(fautes(trimestres - 1)).toEqual(['HANDICAP_TRIMESTRES'])
  })
})

/** Quarters at 55, 56, 57, 58 and 59: ten fewer each year of age. */
describe(`departures of those disabled, born before 1973 — ${citer(sources.sreHandicap)}`, () => {
  it.each([
    ['1961-06-01', 108],
    ['1963-06-01', 108],
    ['1964-06-01', 109],
    ['1966-06-01', 109],
    ['1967-06-01', 110],
    ['1969-06-01', 110],
    ['1970-06-01', 111],
    ['1972-06-01', 111],
    ['1973-06-01', 112],
  ] as const)('SRE-HANDICAP née le %s : %i trimestres à 55 ans', (naissance, a55Ans) => {
    const droits = droitsDe(naissance, 'sedentaire', LOI)
    if (!droits) throw new Error('No rights')
    const requis = [55, 56, 57, 58, 59].map((annees) =>
      requisHandicap(
        { ...demandeNue, dateNaissance: naissance, dateDepart: dateAge(naissance, { annees, mois: 0 }) },
        droits,
      ),
    )
    expect(requis).toEqual([0, 10, 20, 30, 40].map((moins) => a55Ans - moins))
  })
})

it(`CNAV-2026-18-3.3.1 : 130 trimestres handicapés sur 150 font 29 %, écrêtés à la retraite entière — ${citer(sources.cnavHandicap)}`, () => {
  const { lignes } = estimer({
    ...demandeNue,
    dateNaissance: '1973-06-01',
    dateDepart: '2032-06-01',
    motif: 5,
    trimestresLiquidables: 150,
    trimestresAssurance: 150,
    trimestresHandicap: 130,
  })
  const majoree = lignes
    .filter(({ libelle }) => /^Pension annuelle avant|^Majoration pour handicap/.test(libelle))
    .reduce((somme, { valeur }) => somme + valeur, 0)
  expect(majoree).toBeCloseTo(600 * 59.0734 * 0.75, 1)
})
