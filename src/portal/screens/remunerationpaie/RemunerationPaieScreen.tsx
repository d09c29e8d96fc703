import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contenuPrive } from '#contract/contenu.ts'
import type { Document } from '#contract/document.ts'
import { rubriques } from '#contract/rubrique.ts'
import { yearDocuments } from '#portal/api/documentSource.ts'
import { useOpenDocument } from '#portal/api/openDocument.ts'
import { useCall } from '#portal/api/useCall.ts'
import { useDocuments } from '#portal/api/useDocuments.ts'
import { useSession } from '#portal/session/useSession.ts'
import { RemunerationPaieView } from './RemunerationPaieView.tsx'
import { chosenYear, newestFirst, toggledFilter } from './remunerationpaie.ts'

const PARAMETER = 'annee'

/** Pay documents of the signed-in person. */
export const RemunerationPaieScreen = () => {
  const { navigation } = useSession()
  const [search, setSearch] = useSearchParams()
  const [filtre, setFiltre] = useState<string>()
  const { data: page } = useCall(contenuPrive, { params: { id: 'remunerationpaie' } })
  const { data: years } = useCall(rubriques.remunerationpaie.annees, {})
  const annee = years && chosenYear(years.listeAnnee, search.get(PARAMETER))
  const { list, markRead } = useDocuments(
    annee === undefined ? undefined : yearDocuments('remunerationpaie', annee),
  )
  const openDocument = useOpenDocument()

  const open = async ({ genre, documentUuid, evenementId }: Document) => {
    const opened = await openDocument({ genre, documentUuid, evenementId })
    if (opened && evenementId !== undefined && !navigation?.lectureSeule) markRead(documentUuid)
  }

  return (
    <RemunerationPaieView
      page={page}
      annees={years && newestFirst(years.listeAnnee)}
      annee={annee}
      liste={list}
      filtre={filtre}
      onYear={(year) => setSearch({ [PARAMETER]: `${year}` }, { preventScrollReset: true })}
      onFilter={(name) => setFiltre(toggledFilter(filtre, name))}
      onOpen={(document) => void open(document)}
    />
  )
}
