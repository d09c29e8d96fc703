import type { AttestationListee } from '#contract/documents/attestation.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { impotsMessages as words } from './words.ts'

type Attestations = readonly AttestationListee[]

const ofYear = (all: Attestations, year: number) => all.filter(({ annee }) => annee === year)

/** Years of income that have several certificates, as they come. */
export const anneesPartagees = (all: Attestations): readonly number[] =>
  [...new Set(all.map(({ annee }) => annee))].filter((year) => ofYear(all, year).length > 1)

/** What tells a certificate from the others of its year: the day of its document; nothing for the only one. */
export const precisionDe = (attestation: AttestationListee, all: Attestations): string | undefined => {
  const others = ofYear(all, attestation.annee)
  if (others.length === 1) return undefined
  const ofDay = others.filter(({ dateDocument }) => dateDocument === attestation.dateDocument)
  const jour = words.document(dateEnChiffres(attestation.dateDocument))
  return ofDay.length === 1 ? jour : words.duMemeJour(jour, ofDay.indexOf(attestation) + 1)
}
