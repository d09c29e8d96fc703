import type { ListeDocument } from '#contract/documents/document.ts'
import { rubriques, type NomRubrique } from '#contract/documents/rubrique.ts'
import { employerDocuments, yearDocuments } from './documentSource.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useDocuments } from './useDocuments.ts'
import { chosenYear, documentsOfYear, newestFirst, yearsOf } from './list/years.ts'

interface DocumentYear {
  /** Years that have documents, newest first; absent while they load. */
  readonly annees: readonly number[] | undefined
  readonly annee: number | undefined
  readonly liste: ListeDocument | undefined
  readonly markRead: (documentUuid: string) => void
}

/** Documents of an area in the year asked for, the newest without one. The employer's one list holds every year. */
export const useDocumentYear = (nom: NomRubrique, asked: string | null): DocumentYear => {
  const yearly = nom === 'documentemployeur' ? undefined : nom
  const { data } = useCall(rubriques[yearly ?? 'pension'].annees, yearly ? {} : null)
  const listed = data && chosenYear(data.listeAnnee, asked)
  const ofYear = yearly && listed !== undefined ? yearDocuments(yearly, listed) : undefined
  const { list, markRead } = useDocuments(yearly ? ofYear : employerDocuments)
  if (yearly) return { annees: data && newestFirst(data.listeAnnee), annee: listed, liste: list, markRead }
  const annees = list && yearsOf(list.listeDocument)
  const annee = annees && chosenYear(annees, asked)
  return { annees, annee, liste: list && inYear(list, annee), markRead }
}

const inYear = (list: ListeDocument, annee: number | undefined): ListeDocument =>
  annee === undefined ? list : { ...list, listeDocument: documentsOfYear(list.listeDocument, annee) }
