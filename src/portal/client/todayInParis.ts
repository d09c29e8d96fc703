import type { CalendarDate } from '#rules/calendar/dates.ts'

// Swedish writes its dates as AAAA-MM-JJ.
const calendarFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' })

/** The calendar day of a moment in Paris, wherever the person is: the server counts its days there. */
export const todayInParis = (moment: Date): CalendarDate => calendarFormat.format(moment)
