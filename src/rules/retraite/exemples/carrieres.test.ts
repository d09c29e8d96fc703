import fc from 'fast-check'
import { expect, it } from 'vitest'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { anneeDe, type CalendarDate, calendarDate } from '#rules/calendar/dates.ts'
import {
  type AnneeAutreRegime,
  assuranceCarriere,
  joursParAnnee,
  type PeriodeCarriere,
  trimestresLiquidablesCarriere,
} from '#rules/carriere/carriere.ts'
import { type DureeAssurance, JOURS_PAR_TRIMESTRE, TRIMESTRES_PAR_AN } from '../regle/trimestres.ts'
import { debutReconnu } from '../droit/longueCarriere.ts'
import { debutsLongueCarriere } from '../demande/demande.ts'

const runs = { numRuns: 1500 }
const EFFET: CalendarDate = '2026-09-01'
const PREMIER = rangDuMois('1980-01-01')

const veille = (jour: CalendarDate): CalendarDate =>
  calendarDate(new Date(Date.parse(jour) - 86_400_000).toISOString().slice(0, 10))

/** Periods that follow one another or leave a gap, from the 1st of a month to the last day of another. */
const carriere = fc
  .array(
    fc.record({
      lacune: fc.integer({ min: 0, max: 30 }),
      mois: fc.integer({ min: 1, max: 90 }),
      quotite: fc.constantFrom(100, 100, 90, 80, 70, 60, 50),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((morceaux) => {
    let rang = PREMIER
    return morceaux.map(({ lacune, mois, quotite }): PeriodeCarriere => {
      const debut = premierDuRang(rang + lacune)
      rang += lacune + mois
      return { debut, fin: veille(premierDuRang(rang)), quotite }
    })
  })

const autres = fc.array(
  fc.record({ annee: fc.integer({ min: 1975, max: 2035 }), trimestres: fc.integer({ min: 0, max: 4 }) }),
  { maxLength: 12 },
)

const joursDe = ({ trimestres, jours }: DureeAssurance) => trimestres * JOURS_PAR_TRIMESTRE + jours

it('never counts less insurance than services, but for the half quarter that their rounding may give', () => {
  fc.assert(
    fc.property(carriere, (periodes) => {
      const services = trimestresLiquidablesCarriere(periodes, EFFET) * JOURS_PAR_TRIMESTRE
      expect(services - joursDe(assuranceCarriere(periodes))).toBeLessThanOrEqual(JOURS_PAR_TRIMESTRE / 2)
    }),
    runs,
  )
})

it('counts part-time whole in the insurance, and never more than full time in the services (art. L. 11 and L. 14)', () => {
  fc.assert(
    fc.property(carriere, (periodes) => {
      const pleines = periodes.map((periode) => ({ ...periode, quotite: 100 }))
      const assimilees = periodes.map((periode) => ({ ...periode, compteTempsPlein: true }))
      expect(assuranceCarriere(periodes)).toEqual(assuranceCarriere(pleines))
      expect(trimestresLiquidablesCarriere(assimilees, EFFET)).toBe(
        trimestresLiquidablesCarriere(pleines, EFFET),
      )
      expect(trimestresLiquidablesCarriere(periodes, EFFET)).toBeLessThanOrEqual(
        trimestresLiquidablesCarriere(pleines, EFFET),
      )
    }),
    runs,
  )
})

it('counts four quarters a year at most, whatever other schemes add, and loses nothing to them', () => {
  fc.assert(
    fc.property(carriere, autres, (periodes, annees: readonly AnneeAutreRegime[]) => {
      const avec = joursParAnnee(periodes, annees)
      const plafond = TRIMESTRES_PAR_AN * JOURS_PAR_TRIMESTRE
      expect([...avec.values()].every((jours) => jours <= plafond)).toBe(true)
      for (const [annee, jours] of joursParAnnee(periodes))
        expect(avec.get(annee)).toBeGreaterThanOrEqual(jours)
    }),
    runs,
  )
})

it('counts the same whether a period is written once or cut at a month', () => {
  fc.assert(
    fc.property(carriere, fc.integer({ min: 1, max: 60 }), (periodes, mois) => {
      const coupees = periodes.flatMap((periode): PeriodeCarriere[] => {
        const coupure = premierDuRang(rangDuMois(periode.debut) + mois)
        if (coupure > periode.fin) return [periode]
        return [
          { ...periode, fin: veille(coupure) },
          { ...periode, debut: coupure },
        ]
      })
      expect(assuranceCarriere(coupees)).toEqual(assuranceCarriere(periodes))
      expect(trimestresLiquidablesCarriere(coupees, EFFET)).toBe(
        trimestresLiquidablesCarriere(periodes, EFFET),
      )
    }),
    runs,
  )
})

it('never finds a later beginning when a year holds more, nor when one is born in the last quarter (art. D. 16-2)', () => {
  const rang = (naissance: CalendarDate, jours: ReadonlyMap<number, number>) => {
    const debut = debutReconnu(naissance, jours, '2026-09-01')
    return debut === undefined ? debutsLongueCarriere.length : debutsLongueCarriere.indexOf(debut)
  }
  const jours = fc.array(fc.integer({ min: 0, max: 360 }), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(
      jours,
      fc.integer({ min: 0, max: 7 }),
      fc.integer({ min: 1, max: 360 }),
      (liste, place, plus) => {
        const annees = (valeurs: readonly number[]) =>
          new Map(valeurs.map((valeur, numero) => [anneeDe('1966-01-01') + 14 + numero, valeur]))
        const avant = annees(liste)
        const apres = annees(liste.map((valeur, numero) => (numero === place ? valeur + plus : valeur)))
        expect(rang('1966-03-01', apres)).toBeLessThanOrEqual(rang('1966-03-01', avant))
        expect(rang('1966-10-01', avant)).toBeLessThanOrEqual(rang('1966-09-30', avant))
      },
    ),
    runs,
  )
})
