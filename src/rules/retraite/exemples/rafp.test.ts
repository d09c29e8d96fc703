import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateAge } from '#rules/calendar/ages.ts'
import { expect, it } from 'vitest'
import { arrondir } from '#rules/arrondis.ts'
import { ageOuverture } from '../droit/ages.ts'
import { rafpDe } from '../montant/rafp.ts'
import { regleDe } from '../regle/regle.ts'
import { citer, type Source, sources } from './source.ts'

interface Publie {
  readonly forme: string
  readonly coefficientAge?: number
  readonly facteurCapital?: number
  readonly capital?: number
  readonly premiereFraction?: number
  readonly renteMensuelle?: number
}

type Exemple = readonly [
  id: string,
  source: Source,
  naissance: CalendarDate,
  effet: CalendarDate,
  points: number,
  publie: Publie,
]

const rente = (coefficientAge: number, renteMensuelle: number): Publie => ({
  forme: 'rente',
  coefficientAge,
  renteMensuelle,
})

/** The simulator takes future dates only, and the value of 2026; a report gives an age, its effect is put in July. */
const exemples: readonly Exemple[] = [
  ['R01', sources.rafpSimulateur, '1964-06-15', '2027-04-01', 6000, rente(1.03, 29.21)],
  ['R02', sources.rafpSimulateur, '1964-06-15', '2028-07-01', 6000, rente(1.08, 30.62)],
  ['R03', sources.rafpSimulateur, '1964-06-15', '2031-07-01', 6000, rente(1.22, 34.59)],
  ['R04', sources.rafpSimulateur, '1964-06-15', '2039-07-01', 6000, rente(1.81, 51.32)],
  ['R05', sources.rafpSimulateur, '1970-06-15', '2034-07-01', 5125, rente(1.08, 26.16)],
  ['R06', sources.rafpSimulateur, '1958-06-15', '2026-11-01', 8000, rente(1.3, 49.15)],
  ['R07', sources.rafpSimulateur, '1966-06-15', '2029-04-01', 3000, { forme: 'nonOuvert' }],
  ['R08', sources.rafpSimulateur, '1970-06-15', '2034-06-01', 5124, { forme: 'nonOuvert' }],
  [
    'R09',
    sources.rafpSimulateur,
    '1966-06-15',
    '2031-01-01',
    3000,
    { forme: 'capital', coefficientAge: 1.1, facteurCapital: 25.18, capital: 4712.26 },
  ],
  [
    'R10',
    sources.rafpSimulateur,
    '1963-06-15',
    '2026-11-01',
    5000,
    { forme: 'fractionne', coefficientAge: 1.05, premiereFraction: 99.24 },
  ],
  [
    'R11',
    sources.rafpPage,
    '1962-06-15',
    '2026-07-01',
    4448,
    { forme: 'capital', coefficientAge: 1.08, facteurCapital: 25.57, capital: 6965.93 },
  ],
  [
    'R12',
    sources.rafpPage,
    '1962-06-15',
    '2026-07-01',
    5100,
    { forme: 'fractionne', coefficientAge: 1.08, premiereFraction: 104.12 },
  ],
  [
    'R18',
    sources.rafpPage2024,
    '1960-07-01',
    '2024-07-01',
    4448,
    { forme: 'capital', coefficientAge: 1.08, facteurCapital: 25.57, capital: 6606.02 },
  ],
  [
    'R19',
    sources.rafpPage2025,
    '1961-07-01',
    '2025-07-01',
    4448,
    { forme: 'capital', coefficientAge: 1.08, facteurCapital: 25.57, capital: 6870.12 },
  ],
  ['R13', sources.rafpRapport2015, '1953-06-15', '2015-07-01', 7000, rente(1, 26.05)],
  ['R14', sources.rafpRapport2015, '1948-06-15', '2015-07-01', 7000, rente(1.22, 31.78)],
  [
    'R15',
    sources.rafpRapport2022,
    '1960-06-15',
    '2022-07-01',
    4557,
    { forme: 'capital', coefficientAge: 1, facteurCapital: 27.11, capital: 5885.46 },
  ],
  ['R16', sources.rafpRapport2022, '1960-06-15', '2022-07-01', 7246, rente(1, 28.77)],
  ['R17', sources.rafpRapport2022, '1958-06-15', '2022-07-01', 7896, rente(1.08, 33.85)],
]

/** What the simulator multiplies points by, whatever the year. */
const VALEUR_2026 = 0.05671

const montants = new Set(['capital', 'premiereFraction', 'renteMensuelle'])

it.each(exemples.map((exemple) => [exemple[0], citer(exemple[1]), exemple] as const))(
  '%s — %s',
  (_, __, [, source, naissance, effet, points, publie]) => {
    const legal = ageOuverture(naissance, 'sedentaire', regleDe(effet))
    const ageLegal = dateAge(naissance, legal?.age ?? { annees: 0, mois: 0 })
    const rafp = rafpDe({ points, naissance, effet, ageLegal })
    const ramene = source === sources.rafpSimulateur ? VALEUR_2026 / rafp.valeurService : 1
    const obtenu = Object.fromEntries(
      Object.entries(rafp).map(([nom, valeur]: [string, unknown]) => [
        nom,
        typeof valeur === 'number' ? arrondir(montants.has(nom) ? valeur * ramene : valeur) : valeur,
      ]),
    )
    expect(obtenu).toMatchObject(publie)
  },
)
