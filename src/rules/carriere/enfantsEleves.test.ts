import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { resultatProgressif } from '#rules/demande/demandeProgressive.ts'
import { compteType, enfantNe } from '#rules/retraite/estimation/testing/comptesType.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { autreDepart } from '#rules/simulation/hypotheses/hypotheses.ts'
import { demandeAu, hypothesesDuCompte } from '#rules/simulation/hypotheses/hypothesesDuCompte.ts'
import { hypothesesAuPlusTot, premierDepart } from '#rules/simulation/premierDepart.ts'
import { reservesDe } from '#rules/simulation/reserves/reserves.ts'
import type { CompteRetraite } from './compte.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { enfantsElevesAu } from './enfantsEleves.ts'

const TODAY = '2026-11-21'

/** First possible departure of this account: 64 years. */
const DEPART = '2033-06-01'

const parent = (...naissances: readonly CalendarDate[]): CompteRetraite => ({
  ...compteType,
  enfants: naissances.map(enfantNe),
})

const dites = (cir: CompteRetraite, enfants = enfantsElevesAu(cir, DEPART)) => {
  const demande = demandeAu(cir, { dateDepart: DEPART, enfants }, TODAY)
  const { regle, decote, majorationEnfants } = estimer(demande)
  const reserves = reservesDe(cir, { demande, regle, decote: decote.trimestres })
  const simples = (phrases: readonly string[]) => phrases.map((une) => une.replaceAll(/[\u00A0\u202F]/g, ' '))
  return {
    pourcentage: majorationEnfants.pourcentage,
    aVenir: simples(reserves.nonComptes).filter((une) => une.includes('ajoration de pension pour enfants')),
    saisis: simples(reserves.suppositions).filter((une) => une.includes('votre compte')),
  }
}

// Art. L. 18 IV CPCMR: the increase is granted when the child is sixteen.
describe('the increase for a third child', () => {
  it.each([
    ['the day before', '2017-05-31', 10, []],
    ['the day of', '2017-06-01', 10, []],
    [
      'the day after',
      '2017-06-02',
      0,
      [
        'La majoration de pension pour enfants, payée pour chacun à partir de ses 16 ans : 10 % à partir du 02/06/2033. Ni ce montant ni les totaux n’en tiennent compte (art. L. 18 du code des pensions).',
      ],
    ],
  ] as const)('who is sixteen %s the departure', (_, naissance, pourcentage, aVenir) => {
    expect(dites(parent('2001-01-01', '2003-01-01', naissance))).toMatchObject({ pourcentage, aVenir })
  })

  it('is nothing for one who was not raised nine years', () => {
    const { enfants } = parent('2001-01-01', '2003-01-01', '2018-01-01')
    const cir = {
      ...compteType,
      enfants: enfants.map((un, rang) => (rang === 2 ? { ...un, elevePendant9Ans: false } : un)),
    }
    expect(dites(cir)).toMatchObject({ pourcentage: 0, aVenir: [] })
  })
})

it('the increase that grows says each day, twins once', () => {
  const cir = parent('2001-01-01', '2003-01-01', '2005-01-01', '2018-02-03', '2019-04-05', '2019-04-05')
  expect(dites(cir)).toMatchObject({
    pourcentage: 10,
    aVenir: [
      'Ce qui s’ajoutera aux 10 % de majoration de pension pour enfants, payée pour chacun à partir de ses 16 ans : 15 % à partir du 03/02/2034, puis 25 % à partir du 05/04/2035. Ni ce montant ni les totaux n’en tiennent compte (art. L. 18 du code des pensions).',
    ],
  })
})

it('a number typed above the account’s says what the account shows; one below it promises nothing', () => {
  const cir = parent('2001-01-01', '2003-01-01', '2018-02-03')
  expect(dites(cir).saisis).toEqual([])
  expect(dites(cir, 3)).toMatchObject({
    pourcentage: 10,
    aVenir: [],
    saisis: ['3 enfants élevés pendant 9 ans, et de 16 ans au moins au départ : votre compte en montre 2.'],
  })
  expect(dites(cir, 1).aVenir).toEqual([])
})

describe('the children of an account', () => {
  const cir = parent('2001-01-01', '2003-01-01', '2017-08-15')

  it('are counted again at each departure, unless they were typed', () => {
    const au = (enfants: number) =>
      autreDepart(cir, hypothesesDuCompte(cir, { dateDepart: DEPART, enfants }), '2033-09-01').enfants
    expect([au(2), au(4)]).toEqual([3, 4])
  })

  it('count from sixteen on the dashboard, in the chart and for a progressive pension', () => {
    expect(hypothesesAuPlusTot(cir, TODAY)).toMatchObject({ dateDepart: DEPART, enfants: 2 })
    expect(premierDepart(cir, TODAY)?.estimation.majorationEnfants.pourcentage).toBe(0)
    const { points } = parcourirMois(cir, hypothesesAuPlusTot(cir, TODAY), TODAY, DEPART)
    const [juin, , aout, septembre] = points.map(({ pensionBruteMensuelle }) => pensionBruteMensuelle)
    expect((aout ?? 0) / (juin ?? 1)).toBeLessThan(1.05)
    expect((septembre ?? 0) / (aout ?? 1)).toBeGreaterThan(1.09)
    const enfantsDe = (dateDebut: CalendarDate) => {
      const issue = resultatProgressif(cir, { dateDebut, quotite: 80 }, TODAY)
      return 'demande' in issue && issue.demande.enfants
    }
    expect([enfantsDe('2033-08-01'), enfantsDe('2033-09-01')]).toEqual([2, 3])
  })
})
