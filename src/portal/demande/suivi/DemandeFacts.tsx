import { Facts } from '#portal/components/facts/Facts.tsx'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { motsGenre } from '../words.ts'
import { suiviMessages as words } from './words.ts'

interface DemandeFactsProps {
  readonly genre: GenreDossier
  readonly numero: string
  readonly dateDepart: CalendarDate
}

/** Which request it is: its number, and the date that was asked for. */
export const DemandeFacts = ({ genre, numero, dateDepart }: DemandeFactsProps) => (
  <Facts
    forme="ligne"
    facts={[
      [words.numero, numero],
      // Alone in its value, a `time` is read twice by Orca, and left out when it reads the page aloud.
      [motsGenre[genre].effet, dateEnChiffres(dateDepart)],
    ]}
  />
)
