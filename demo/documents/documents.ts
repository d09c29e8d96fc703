import { type CalendarDate, calendarDate, dateOf } from '#rules/calendar/dates.ts'
import { addDays, daysBetween } from '#rules/calendar/arithmetic.ts'
import { nomDuMois } from '#rules/format/dates.ts'
import type { GenreDocument } from '#contract/documents/genres.ts'
import { majuscule, typographie } from '#rules/format/typographie.ts'
import { lastPaidMonth, monthsBefore, PAYDAY, periodsBetween } from '../paie/periode.ts'
import { type NatureDocument, natures } from '../personas/natures.ts'
import type { Persona, SerieDocuments } from '../personas/Persona.ts'

/** One document of a person, at a given day. Its file name is unique among that person's documents. */
export interface DocumentDemo {
  readonly nature: NatureDocument
  readonly genre: GenreDocument
  readonly codeSousThemeGed: number
  readonly libelle1: string
  readonly nomFichier: string
  /** AAAA-MM-JJ */
  readonly dateDocument: CalendarDate
  /** Month paid (AAAA-MM), or year certified (AAAA), of the documents made of amounts. */
  readonly periode?: string
}

/** Day of the month on which a step of the scale is signed, before the pay that it changes. */
const SIGNED = '05'

type Facts = Pick<DocumentDemo, 'libelle1' | 'nomFichier' | 'dateDocument' | 'periode'>

const make = (nature: NatureDocument, facts: Facts): DocumentDemo => {
  const { genre, codeSousThemeGed } = natures[nature]
  return { nature, genre, codeSousThemeGed, ...facts, libelle1: typographie(facts.libelle1) }
}

const plainName = (text: string): string => text.normalize('NFD').replaceAll(/[^a-z]/g, '')

const monthly = (nature: NatureDocument, periode: string): DocumentDemo => {
  const month = nomDuMois(periode)
  const year = periode.slice(0, 4)
  const { sigle, titre } = natures[nature]
  return make(nature, {
    libelle1: nature === 'rappel' ? `${titre} – ${month} ${year}` : `${majuscule(month)} ${year}`,
    nomFichier: `${periode.replace('-', '_')}_${sigle}_${plainName(month)}.pdf`,
    dateDocument: calendarDate(`${periode}-${PAYDAY}`),
    periode,
  })
}

/** A certificate is made in February for the year before. */
const yearly = (nature: NatureDocument, made: number): DocumentDemo =>
  make(nature, {
    libelle1: `${natures[nature].titre} ${made - 1}`,
    nomFichier: `${made - 1}_${natures[nature].sigle}.pdf`,
    dateDocument: dateOf(made, 2, 15),
    periode: String(made - 1),
  })

const dated = (nature: NatureDocument, dateDocument: CalendarDate): DocumentDemo =>
  make(nature, {
    libelle1: natures[nature].titre,
    nomFichier: `${dateDocument.replaceAll('-', '_')}_${natures[nature].sigle}.pdf`,
    dateDocument,
  })

/** Numbered documents spread over a year, or over what has passed of it. */
const numberedIn = (
  nature: NatureDocument,
  year: number,
  count: number,
  today: CalendarDate,
): DocumentDemo[] => {
  const [first, end] = [dateOf(year, 1, 1), dateOf(year, 12, 31)]
  const last = end < today ? end : today
  const span = daysBetween(first, last)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    make(nature, {
      libelle1: `${natures[nature].titre} n° ${index + 1}`,
      nomFichier: `${year}_${natures[nature].sigle}_${String(index + 1).padStart(2, '0')}.pdf`,
      dateDocument: addDays(first, Math.floor((span * (index + 1)) / count)),
    }),
  )
}

const expand = (
  serie: SerieDocuments,
  { paie }: Persona,
  before: readonly DocumentDemo[],
  today: CalendarDate,
): DocumentDemo[] => {
  const { nature } = serie
  const lastPaid = lastPaidMonth(today)
  const lastYear = Number(lastPaid.slice(0, 4))
  const years = 'annees' in serie ? Array.from({ length: serie.annees }, (_, back) => lastYear - back) : []
  switch (serie.rythme) {
    case 'mensuel':
      return periodsBetween(`${years.at(-1) ?? lastYear}-01`, lastPaid).map((month) => monthly(nature, month))
    case 'annuel':
      return years.map((year) => yearly(nature, year)).filter(({ dateDocument }) => dateDocument <= today)
    case 'complement':
      return years.flatMap((year) => {
        const made = before.filter(({ dateDocument }) => dateDocument.startsWith(`${year}-`))
        return numberedIn(nature, year, serie.parAn - made.length, today)
      })
    case 'avancement':
      return (paie?.avancements ?? []).map(({ ilYAMois }) => {
        const periode = monthsBefore(lastPaid, ilYAMois)
        return nature === 'arrete'
          ? dated(nature, calendarDate(`${periode}-${SIGNED}`))
          : monthly(nature, periode)
      })
    case 'avantLaPremierePension':
      return [dated(nature, dateOf(lastYear - serie.annees, 12, 10))]
    case 'dates':
      return serie.ilYAJours.map((days) => dated(nature, addDays(today, -days)))
  }
}

/** Every document of a person on a day (AAAA-MM-JJ), newest first. */
export const documentsOf = (persona: Persona, today: CalendarDate): DocumentDemo[] => {
  const made: DocumentDemo[] = []
  for (const serie of persona.documents) made.push(...expand(serie, persona, made, today))
  return made.toSorted((a, b) => b.dateDocument.localeCompare(a.dateDocument))
}
