import { ecrireAuService } from '#contract/demande/suiviTextes.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { libelleEcheance } from '#contract/demande/demandeTextes.ts'
import { delaisDits } from '#rules/demande/delaisLegaux.ts'
import { echeancesDe, type NatureEcheance } from '#rules/demande/echeances.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { drawAgenda } from '#server/kit/agenda/drawAgenda.ts'

interface Dates {
  readonly genre: GenreDossier
  readonly numero: string
  /** AAAA-MM-JJ */
  readonly recueLe: CalendarDate
  /** First day asked for, AAAA-MM-JJ. */
  readonly dateEffet: CalendarDate
  /** When the calendar is made. */
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

/** Dates to keep after a request, for the person's own calendar. */
export const calendrierDe = (dates: Dates): string => {
  const { genre, numero, at } = dates
  return drawAgenda({
    numero,
    at,
    dates: echeancesDe(genre, dates).map(({ nature, date }) => ({
      nature,
      date,
      titre: libelleEcheance(genre, nature),
      explication: explications[nature],
      aFaire: aFaire.has(nature),
    })),
  })
}
