import { expect, it } from 'vitest'
import { addDays } from '#rules/calendar/arithmetic.ts'
import { type CalendarDate, calendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { baremes, baremesManquants } from '../catalogue.ts'
import { loisEcrites } from './loisEcrites.ts'

const revalorises = baremesManquants('9000-01-01')

it('knows the three tables that are revalued every year', () => {
  expect(revalorises.map(({ nom }) => nom)).toEqual([
    'Retraite additionnelle (RAFP)',
    'Minimum garanti',
    'Prélèvements sociaux',
  ])
})

it.each(revalorises)('asks for the next year of « $nom » from 1 October on', ({ nom, annee }) => {
  const manque = (de: number, jour: string) =>
    baremesManquants(calendarDate(`${de}-${jour}`)).find((bareme) => bareme.nom === nom)?.annee
  expect(manque(annee - 1, '09-30')).toBeUndefined()
  expect(manque(annee - 1, '10-01')).toBe(annee)
  expect(manque(annee, '01-01')).toBe(annee)
  expect(manque(annee + 1, '11-05')).toBe(annee)
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
  const finis = baremes.filter(({ validTo }) => validTo !== undefined && validTo < '2026-12-31')
  expect(finis.map(({ nom }) => nom)).toEqual(['Rachat d’années d’études'])
})

const nomsDeDates = new Set([
  'validFrom',
  'validTo',
  'effectFrom',
  'from',
  'bornFrom',
  'bornTo',
  'bornBefore',
  'threeChildrenBefore',
  'rqthUntil',
])

const datesDe = (table: unknown): unknown[] =>
  typeof table !== 'object' || table === null
    ? []
    : Object.entries(table).flatMap(([nom, valeur]: [string, unknown]) =>
        nomsDeDates.has(nom) && valeur !== null ? [valeur] : datesDe(valeur),
      )

it('writes a day of the calendar wherever a table has a date', () => {
  const dates = datesDe([baremes, loisEcrites])
  expect(dates.length).toBeGreaterThan(100)
  expect(dates.filter((date) => !isCalendarDate(String(date)))).toEqual([])
})

it('follows one generation by the next, without a hole or an overlap, in every table of every law', () => {
  const veille = (jour: CalendarDate) => addDays(jour, -1)
  const suites = loisEcrites.flatMap(({ parts: { openingAge, requiredQuarters } }) =>
    [openingAge, requiredQuarters].flatMap((table) =>
      table ? [table.sedentary.rows, table.active.rows, table.superActive.rows] : [],
    ),
  )
  expect(suites.length).toBe(12)
  for (const rows of suites) {
    const debuts = rows.slice(1).map(({ bornFrom }) => bornFrom && veille(bornFrom))
    expect(rows.slice(0, -1).map(({ bornTo }) => bornTo)).toEqual(debuts)
    expect(rows.at(-1)?.bornTo).toBeUndefined()
  }
})
