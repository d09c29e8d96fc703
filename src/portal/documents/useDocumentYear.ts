import type { ListeDocument } from '#contract/documents/document.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { isAnnuelle, type NomRubrique } from '#contract/documents/listes.ts'
import { allDocuments, yearDocuments } from './documentSource.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useDocuments } from './useDocuments.ts'
import { chosenYear, documentsOfYear, newestFirst, yearsOf } from './list/years.ts'

interface DocumentYear {
  /** Years that have documents, newest first; absent while they load. */
  readonly annees: readonly number[] | undefined
  readonly annee: number | undefined
  readonly liste: ListeDocument | undefined
}

const sourceOf = (nom: NomRubrique, annee: number | undefined) => {
  if (!isAnnuelle(nom)) return allDocuments(nom)
  return annee === undefined ? undefined : yearDocuments(nom, annee)
}

/** Documents of a list in the year asked for, the newest without one. A list that is not asked for by year holds them all. */
export const useDocumentYear = (nom: NomRubrique, asked: string | null): DocumentYear => {
  const yearly = isAnnuelle(nom)
  const { data } = useCall(rubriques[nom].annees, yearly ? {} : null)
  const listed = data && chosenYear(data.listeAnnee, asked)
  const list = useDocuments(sourceOf(nom, listed))
  if (yearly) return { annees: data && newestFirst(data.listeAnnee), annee: listed, liste: list }
  const annees = list && yearsOf(list.listeDocument)
  const annee = annees && chosenYear(annees, asked)
  return { annees, annee, liste: list && inYear(list, annee) }
}

const inYear = (list: ListeDocument, annee: number | undefined): ListeDocument =>
  annee === undefined ? list : { ...list, listeDocument: documentsOfYear(list.listeDocument, annee) }
