import { quandPrevenir } from '#contract/demande/demandeTextes.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { employeurAPrevenir } from '#rules/demande/echeances.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { demandeMessages } from '../words.ts'

interface EmployeurAPrevenirProps {
  readonly genre: GenreDossier
  /** First day asked for. */
  readonly dateEffet: CalendarDate
  readonly aujourdhui: CalendarDate
}

/** That the employer is to be told of the departure, and by when: nobody does it for the person, late or not. */
export const EmployeurAPrevenir = ({ genre, dateEffet, aujourdhui }: EmployeurAPrevenirProps) => {
  const limite = employeurAPrevenir(genre, dateEffet, aujourdhui)
  return limite === undefined ? null : (
    <p>{demandeMessages.employeur(quandPrevenir(limite, aujourdhui), dateEnChiffres(limite))}</p>
  )
}
