import type { CalendarDate } from '#rules/calendar/dates.ts'
import { addDays } from '#rules/calendar/arithmetic.ts'
import { typographie } from '#rules/format/typographie.ts'
import { type DocumentDemo, documentsOf } from './documents.ts'
import type { Annonce, EvenementPersona, Persona } from '../personas/Persona.ts'

/** One event of a person, at a given day. */
export interface EvenementDemo extends Annonce {
  readonly tri: number
  /** AAAA-MM-JJ: that of its document, when it has one. */
  readonly dateEvenement: CalendarDate
  readonly document?: DocumentDemo
}

const documentAt = (documents: readonly DocumentDemo[], wanted: EvenementPersona['document']) => {
  if (!wanted) return undefined
  const found = documents.filter(({ nature }) => nature === wanted.nature)[wanted.rang]
  if (!found) throw new RangeError(`Aucun document ${wanted.nature} de rang ${wanted.rang}`)
  return found
}

/** Every event of a person on a day (AAAA-MM-JJ), the latest first as each of them came: the order of the dashboard. */
export const evenementsOf = (persona: Persona, today: CalendarDate): EvenementDemo[] => {
  const documents = documentsOf(persona, today)
  const evenements = persona.evenements.map((made) => {
    const { document: wanted, libelle2, ...rest } = made
    const document = documentAt(documents, wanted)
    const said = libelle2 ?? document?.libelle1
    const { ilYAJours, ...event } = { ilYAJours: 0, ...rest }
    return {
      ...event,
      libelle1: typographie(event.libelle1),
      ...(said !== undefined && { libelle2: typographie(said) }),
      ...(document && { document }),
      dateEvenement: document?.dateDocument ?? addDays(today, -ilYAJours),
    }
  })
  return evenements
    .toSorted((a, b) => b.dateEvenement.localeCompare(a.dateEvenement))
    .map((evenement, index) => ({ ...evenement, tri: index + 1 }))
}
