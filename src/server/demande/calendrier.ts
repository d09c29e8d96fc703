import { ecrireAuService } from '#contract/demande/suiviTextes.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { libellesEcheance } from '#contract/demande/demandeTextes.ts'
import { delaisDits } from '#rules/demande/delaisLegaux.ts'
import { echeancesDe, type Echeance, type NatureEcheance } from '#rules/demande/echeances.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { product, serviceName } from '#rules/product.ts'
import { ICalAlarmType, ICalCalendar, type ICalEventData, ICalEventTransparency } from 'ical-generator'
import { typographie } from '#rules/format/typographie.ts'

interface Dates {
  readonly genre: GenreDossier
  readonly numero: string
  /** AAAA-MM-JJ */
  readonly recueLe: CalendarDate
  /** First day asked for, AAAA-MM-JJ. */
  readonly dateEffet: CalendarDate
  /** When the calendar is made (DTSTAMP). */
  readonly at: Date
}

const explications: Readonly<Record<NatureEcheance, string>> = {
  employeur: `Votre employeur doit être informé de votre départ ${delaisDits.preavis} avant. Si ce n’est pas fait, prévenez votre service des ressources humaines.`,
  silence: `Si vous n’avez toujours pas de réponse, ${ecrireAuService}. Votre accusé de réception dit comment contester un refus.`,
  effet: 'C’est la date que vous avez demandée. Le suivi de votre demande dit si elle est retenue.',
  premierpaiement:
    'Les pensions sont versées à la fin du mois. Si rien n’est versé dans les jours qui suivent, écrivez à votre service.',
}

/** Dates at which the person may have something to do. */
const aFaire: ReadonlySet<NatureEcheance> = new Set(['employeur', 'silence'])

/** Seconds from 9 o’clock a week before, in the time zone of the calendar, to the beginning of a day. */
const WEEK_BEFORE = (7 * 24 - 9) * 3600

const evenementDe = ({ nature, date }: Echeance, { numero, at }: Dates): ICalEventData => ({
  id: `${numero}-${nature}@${product}`,
  stamp: at,
  start: new Date(date),
  allDay: true,
  transparency: ICalEventTransparency.TRANSPARENT,
  summary: typographie(libellesEcheance[nature]),
  description: typographie(
    `${explications[nature]}\nDemande n° ${numero}, à suivre dans votre ${serviceName}.`,
  ),
  alarms: aFaire.has(nature) ? [{ type: ICalAlarmType.display, triggerBefore: WEEK_BEFORE }] : [],
})

/** Dates to keep after a request, as an iCalendar (RFC 5545): days without hours. The same input gives the same bytes. */
export const calendrierDe = (dates: Dates): string => {
  const calendar = new ICalCalendar({
    prodId: { company: 'République française', product: serviceName, language: 'FR' },
    name: typographie(`Demande n° ${dates.numero}`),
    events: echeancesDe(dates.genre, dates).map((echeance) => evenementDe(echeance, dates)),
  })
  // Every line ends by CRLF (RFC 5545, 3.1), the last one too, which the library leaves out.
  return `${calendar.toString()}\r\n`
}
