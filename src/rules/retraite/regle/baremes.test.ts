import { expect, it } from 'vitest'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { baremes, dernieresAnnees } from './catalogue.ts'

/** The year whose tables the engine must know: raise it each January, with the new tables. */
const ANNEE_COUVERTE = 2026

it('knows the tables revalued every year up to the present one', () => {
  for (const [table, annee] of Object.entries(dernieresAnnees()))
    expect([table, annee]).toEqual([table, ANNEE_COUVERTE])
})

it('ages: fails once the real calendar has passed the last year of the tables', () => {
  expect(new Date().getFullYear()).toBeLessThanOrEqual(ANNEE_COUVERTE)
})

it('says of every table its name, its source, its beginning and whether it is confirmed', () => {
  for (const { nom, title, source, validFrom, confirmed } of baremes) {
    expect(nom).not.toBe('')
    expect(title).not.toBe('')
    expect(source).not.toBe('')
    expect(validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(typeof confirmed).toBe('boolean')
  }
})

it('has one table that has run out, and says so: the scale of study quarters', () => {
  const finis = baremes.filter(({ validTo }) => validTo !== undefined && validTo < `${ANNEE_COUVERTE}-12-31`)
  expect(finis.map(({ nom }) => nom)).toEqual(['Rachat d’années d’études'])
})

const nomsDeDates = new Set(['validFrom', 'validTo', 'effectFrom', 'effectTo', 'from', 'bornFrom', 'bornTo'])

const datesDe = (table: unknown): unknown[] =>
  typeof table !== 'object' || table === null
    ? []
    : Object.entries(table).flatMap(([nom, valeur]: [string, unknown]) =>
        nomsDeDates.has(nom) && valeur !== null ? [valeur] : datesDe(valeur),
      )

it('writes a day of the calendar wherever a table has a date', () => {
  const dates = datesDe(baremes)
  expect(dates.length).toBeGreaterThan(100)
  expect(dates.filter((date) => !isCalendarDate(String(date)))).toEqual([])
})
