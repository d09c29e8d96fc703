import { expect, it } from 'vitest'
import { addMonths, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { dateOf } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { demandeDuCompte } from './hypotheses.ts'
import { trimestresDuCompte } from '#rules/carriere/services/trimestresDuCompte.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'

const TODAY = '2026-11-20'

/** Full time in the public service from a day on, nothing else; 170 quarters are required of those born in 1964. */
const compteDepuis = (entree: CalendarDate): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance: '1964-01-10' },
  carriere: [periode('p1', entree)],
  autresRegimes: [],
})

const demande = (dateDepart: CalendarDate) =>
  demandeDuCompte(compteDepuis('1985-01-01'), hypothesesAu(dateDepart), TODAY)

/**
 * Art. L. 14 I CPCMR: the quarters that miss are rounded upwards. Each month of full time is thirty days; the rounding of
 * art. R. 26 at forty-five days is that of payable quarters, which have reached 170 a month before.
 */
const cas = [
  ['2027-03-01', 168, 60, 2],
  ['2027-04-01', 169, 0, 1],
  ['2027-05-01', 169, 30, 1],
  ['2027-06-01', 169, 60, 1],
  ['2027-07-01', 170, 0, 0],
  ['2027-08-01', 170, 30, 0],
] as const

it.each(cas)('on %s, insurance is %i quarters and %i days: %i miss', (date, assurance, jours, manquants) => {
  expect(trimestresDuCompte(compteDepuis('1985-01-01'), { dateDepart: date, quotites: [] })).toMatchObject({
    assurance,
    joursAssurance: jours,
  })
  expect(estimer(demande(date)).decote).toEqual({ trimestres: manquants, pourcentage: manquants * 1.25 })
})

it.each(cas)(
  'is the same on %s when the months of a chart come there',
  (date, _assurance, _jours, manquants) => {
    for (const choisie of ['2027-03-01', '2027-06-01', '2028-02-01'] as const) {
      const { points } = parcourirMois(compteDepuis('1985-01-01'), hypothesesAu(choisie), TODAY, '2026-12-01')
      expect(points.find(({ dateDepart }) => dateDepart === date)?.trimestresDecote).toBe(manquants)
    }
  },
)

it('has every month of a career of full time, whatever those of its beginning and of its end', () => {
  for (let debut = 1; debut <= 12; debut++)
    for (let mois = 0; mois < 12; mois++) {
      const entree = dateOf(1985, debut, 1)
      const dateDepart = addMonths('2027-01-01', mois)
      const { assurance, joursAssurance } = trimestresDuCompte(compteDepuis(entree), {
        dateDepart,
        quotites: [],
      })
      expect(assurance * 90 + joursAssurance).toBe((rangDuMois(dateDepart) - rangDuMois(entree)) * 30)
    }
})
