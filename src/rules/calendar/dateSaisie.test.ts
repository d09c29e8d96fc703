import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, finDuMois, weekday } from './arithmetic.ts'
import { findEnabled, monthChoices, monthWeeks, yearChoices } from './dateChoisie.ts'
import { dateFault, typedDate } from './dateSaisie.ts'
import { type CalendarDate, calendarDate, type DateRange, isCalendarDate, isWithin } from './dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'

const TODAY = '2026-11-20'

const dates = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => calendarDate(date.toISOString().slice(0, 10)))

describe('a typed date', () => {
  it.each([
    ['1/2/2024', '2024-02-01'],
    ['01/02/2024', '2024-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['31/12/99', '1999-12-31'],
    ['01/07/27', '2027-07-01'],
    [' 20/11/2026 ', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['14061988', '1988-06-14'],
    ['140688', '1988-06-14'],
    ['29022024', '2024-02-29'],
    ['14 06 1988', '1988-06-14'],
    ['14.6.1988', '1988-06-14'],
    ['1-2-2024', '2024-02-01'],
  ])('%s is %s', (text, date) => {
    expect(typedDate(text, TODAY)).toBe(date)
  })

  it.each([
    '',
    '29/02/2023',
    '31/04/2024',
    '0/1/2024',
    '1/13/2024',
    '32/01/2024',
    '01/01/1899',
    '01/01/2100',
  ])('« %s » is none', (text) => {
    expect(typedDate(text, TODAY)).toBe('')
  })

  it.each([
    '01/02/202',
    '01/02',
    'demain',
    '2024-02-30',
    '1406198',
    '1461988',
    '31041988',
    '29022023',
    '14131988',
    '00061988',
    '01011899',
    '140619880',
    '1988 06 14',
  ])('« %s » is none either', (text) => {
    expect(typedDate(text, TODAY)).toBe('')
  })

  it('reads back every date of two centuries', () => {
    fc.assert(fc.property(dates, (date) => typedDate(dateEnChiffres(date), TODAY) === date))
  })

  it('never gives anything but a day of the calendar or nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{2,4}$/), (text) => {
        const date = typedDate(text, TODAY)
        return date === '' || isCalendarDate(date)
      }),
    )
  })

  it('takes the century that the range allows', () => {
    expect(typedDate('12/05/40', TODAY)).toBe('2040-05-12')
    expect(typedDate('12/05/40', TODAY, { max: TODAY })).toBe('1940-05-12')
    expect(typedDate('12/05/45', TODAY)).toBe('2045-05-12')
    expect(typedDate('12/05/46', TODAY)).toBe('1946-05-12')
  })

  it('is refused with a reason', () => {
    const range: DateRange = { min: '2026-01-01', max: TODAY }
    expect(dateFault('', TODAY, range)).toBeUndefined()
    expect(dateFault('30/02/2026', TODAY, range)).toBe('format')
    expect(dateFault('31/12/2025', TODAY, range)).toBe('tropTot')
    expect(dateFault('01/01/2026', TODAY, range)).toBeUndefined()
    expect(dateFault('21/11/2026', TODAY, range)).toBe('tropTard')
    expect(dateFault('20/11/2026', TODAY, range)).toBeUndefined()
    expect(dateFault('20/11/2026', TODAY, range, (date) => date === TODAY)).toBe('indisponible')
  })

  it('is within a range whose bounds count, never when it is empty', () => {
    expect(isWithin(TODAY, { min: TODAY, max: TODAY })).toBe(true)
    expect(isWithin('', {})).toBe(false)
  })
})

describe('the calendar', () => {
  it('goes and comes back', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -750, max: 750 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
        expect(weekday(addDays(date, 7))).toBe(weekday(date))
      }),
    )
  })

  it('counts the days from one date to another', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: -750, max: 750 }),
        (date, days) => daysBetween(date, addDays(date, days)) === days,
      ),
    )
  })

  it('keeps the day from month to month, or the last of the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    fc.assert(
      fc.property(dates, fc.integer({ min: -24, max: 24 }), (date, n) => isCalendarDate(addMonths(date, n))),
    )
  })

  it('ends months', () => {
    expect((['2024-02-10', '2025-02-28', '2026-12-01'] as const).map(finDuMois)).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-12-31',
    ])
  })

  it('lays every day of a month under its weekday', () => {
    expect(weekday(TODAY)).toBe(4)
    fc.assert(
      fc.property(dates, (date) => {
        const weeks = monthWeeks(date)
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        expect(weeks.flat()).toContain(date)
        for (const week of weeks)
          for (const [rank, day] of week.entries())
            expect(day === undefined || weekday(day) === rank).toBe(true)
      }),
    )
  })

  it('finds the nearest enabled day, within a limit', () => {
    const onMondays = (date: CalendarDate) => weekday(date) === 0
    expect(findEnabled(TODAY, 1, onMondays, 750)).toBe('2026-11-23')
    expect(findEnabled(TODAY, -1, onMondays, 750)).toBe('2026-11-16')
    expect(findEnabled('2026-11-23', 1, onMondays, 750)).toBe('2026-11-23')
    expect([2, 3].map((limit) => findEnabled(TODAY, 1, onMondays, limit))).toEqual([undefined, '2026-11-23'])
    expect(findEnabled(TODAY, 1, (date) => date > '2030', 750)).toBeUndefined()
  })

  it('offers no month beyond today in the current year, and 120 years back', () => {
    const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    expect(monthChoices(2026, TODAY)).toEqual(year.slice(0, 11))
    expect(monthChoices(2025, TODAY)).toEqual(year)
    expect(yearChoices(TODAY).at(0)).toBe(2026)
    expect(yearChoices(TODAY).at(-1)).toBe(1906)
  })
})
