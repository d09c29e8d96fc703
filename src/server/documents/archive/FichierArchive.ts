import type { CalendarDate } from '#rules/calendar/dates.ts'
/** A document as an archive holds it: with these, the archive is made again to the byte. */
export interface FichierArchive {
  /** Key in the object store. */
  readonly fichier: string
  /** Where it goes in the archive: a folder a year. No other file of the archive has it. */
  readonly chemin: string
  readonly titre: string
  /** AAAA-MM-JJ */
  readonly date: CalendarDate
  /** As its list shows it; empty when it has none. */
  readonly montant: string
  readonly taille: number
  /** SHA-256, in hexadecimal. */
  readonly empreinte: string
}
