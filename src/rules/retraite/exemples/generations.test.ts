import type { CalendarDate } from '#rules/calendar/dates.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { describe, expect, it } from 'vitest'
import { ageOuverture, premierEffet } from '../droit/ages.ts'
import { dureeRequise } from '../droit/durations.ts'
import { ageLongueCarriere } from '../droit/longueCarriere.ts'
import type { Demande } from '../estimation/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { verifierDemande } from '../estimation/verifierDemande.ts'
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
