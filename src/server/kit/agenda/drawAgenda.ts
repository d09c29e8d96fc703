import { ICalAlarmType, ICalCalendar, type ICalEventData, ICalEventTransparency } from 'ical-generator'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { typographie } from '#rules/format/typographie.ts'
import { product, serviceName } from '#rules/product.ts'

/** A date of a request, in the words of its person. */
export interface DateAgenda {
  /** What the date is for: one of each in a request. */
  readonly nature: string
  readonly date: CalendarDate
  readonly titre: string
  readonly explication: string
  /** The person may have something to do by then. */
  readonly aFaire: boolean
}

interface Agenda {
  readonly numero: string
  readonly dates: readonly DateAgenda[]
  /** When the calendar is made (DTSTAMP). */
  readonly at: Date
}

/** Seconds from 9 o’clock a week before, in the time zone of the calendar, to the beginning of a day. */
const WEEK_BEFORE = (7 * 24 - 9) * 3600

const eventOf = (
  { nature, date, titre, explication, aFaire }: DateAgenda,
  { numero, at }: Agenda,
): ICalEventData => ({
  id: `${numero}-${nature}@${product}`,
  stamp: at,
  start: new Date(date),
  allDay: true,
  transparency: ICalEventTransparency.TRANSPARENT,
  summary: typographie(titre),
  description: typographie(`${explication}\nDemande n° ${numero}, à suivre dans votre ${serviceName}.`),
  alarms: aFaire ? [{ type: ICalAlarmType.display, triggerBefore: WEEK_BEFORE }] : [],
})

/** Dates of a request, as an iCalendar (RFC 5545): days without hours. The same input gives the same bytes. */
export const drawAgenda = (agenda: Agenda): string => {
  const calendar = new ICalCalendar({
    prodId: { company: 'République française', product: serviceName, language: 'FR' },
    name: typographie(`Demande n° ${agenda.numero}`),
    events: agenda.dates.map((date) => eventOf(date, agenda)),
  })
  // Every line ends by CRLF (RFC 5545, 3.1), the last one too, which the library leaves out.
  return `${calendar.toString()}\r\n`
}
