import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type TStringOptions, Type } from 'typebox'

/** Schema of a date on the wire, written `AAAA-MM-JJ`. What the person typed is a text, until it is read. */
export const dateSchema = (options: TStringOptions = { description: 'AAAA-MM-JJ' }) =>
  Type.Unsafe<CalendarDate>(Type.String(options))

/** The same, empty where the portal has no date to show. */
export const dateOrNoneSchema = (options: TStringOptions = { description: 'AAAA-MM-JJ' }) =>
  Type.Unsafe<CalendarDate | ''>(Type.String(options))

/** The same, for what a program sends: refused when it is written otherwise. */
export const sentDateSchema = (description = 'AAAA-MM-JJ') =>
  dateSchema({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description })
