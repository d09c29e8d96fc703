import type { Organisme } from '../situation.ts'
import type { Party } from './payDocumentPdf.ts'

/** The side that pays: its name, its service, its address. */
export const organismeParty = (title: string, { nom, service, adresse = [] }: Organisme): Party => ({
  title,
  name: nom,
  facts: [...(service === undefined ? [] : [service]), ...adresse].map((value) => ({ value })),
})
