import { useRef, useState, type ReactNode } from 'react'
import type { Page as PageContent } from '#contract/contenu/contenu.ts'
import type { Document } from '#contract/documents/document.ts'
import { LONGUEUR_RECHERCHE } from '#contract/documents/rubrique.ts'
import { listeDocument, type NomRubrique } from '#contract/documents/listes.ts'
import { noteDocumentRead } from '#portal/client/session/documentCache.ts'
import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { DocumentYear, type Comparison } from './list/DocumentYear.tsx'
import { toggledFilter } from './list/filters.ts'
import { SearchResults } from './list/SearchResults.tsx'
import { rechercheMessages, rubriqueMessages } from './list/words.ts'
import { SearchBar } from '#portal/components/SearchBar.tsx'
import { paths } from '#portal/paths.ts'
import { useSearchTitle } from '#portal/client/page/searchTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { useArchive } from './useArchive.ts'
import { useDocumentYear } from './useDocumentYear.ts'
import { useListAddress } from './useListAddress.ts'
import { useSearch } from './useSearch.ts'

interface DocumentAreaProps {
  readonly nom: NomRubrique
  /** Content of the page of the area, absent while it loads. */
  readonly page: PageContent | undefined
  /** What the page says after the documents: once some have come, or they would push it down. */
  readonly children: ReactNode
}

const comparisonOf = (nom: NomRubrique): Comparison | undefined => {
  const { comparaison } = listeDocument(nom)
  return comparaison && { path: paths.comparaison(nom), question: comparaison.question }
}

/** Documents of an area: those of a year, or those that a search finds, as the address says. */
export const DocumentArea = ({ nom, page, children }: DocumentAreaProps) => {
  const { navigation } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const { annee, filtre, texte, go } = useListAddress()
  useSearchTitle(texte)
  const year = useDocumentYear(nom, annee)
  const { resultat } = useSearch(nom, texte)
  const { archive, prepare } = useArchive(nom, `${annee} ${texte}`)
  const openDocument = useOpenDocument()
  const comparison = comparisonOf(nom)
  const [come, setCome] = useState(false)
  if (!come && (year.liste ?? resultat ?? (year.annees?.length === 0 || undefined))) setCome(true)

  const clear = () => {
    go({ recherche: '' })
    input.current?.focus()
  }
  const open = async ({ genre, documentUuid, evenementId }: Document) => {
    const opened = await openDocument({ genre, documentUuid, evenementId })
    if (!opened || evenementId === undefined || navigation?.lectureSeule) return
    noteDocumentRead(documentUuid)
  }
  const onOpen = (document: Document) => void open(document)
  const onArchive = (documents: readonly Document[]) => void prepare(documents)

  return (
    <>
      <section>
        <h2>{rubriqueMessages.documents}</h2>
        {year.annees?.length === 0 ? null : (
          <SearchBar
            label={rechercheMessages.libelle}
            hint={listeDocument(nom).recherche}
            value={texte}
            {...LONGUEUR_RECHERCHE}
            onSearch={(recherche) => go({ recherche })}
            inputRef={input}
          />
        )}
        {texte === '' ? (
          <DocumentYear
            {...year}
            champ={page?.contenu.champ}
            filtres={page?.parametrage.listeFiltre ?? []}
            filtre={filtre}
            comparison={comparison}
            archive={archive}
            onYear={(chosen) => go({ annee: `${chosen}` })}
            onFilter={(name) => go({ filtre: toggledFilter(filtre, name) ?? '' })}
            onOpen={onOpen}
            onArchive={onArchive}
          />
        ) : (
          <SearchResults
            texte={texte}
            resultat={resultat}
            comparisonPath={comparison?.path}
            archive={archive}
            onClear={clear}
            onOpen={onOpen}
            onArchive={onArchive}
          />
        )}
      </section>
      {come ? children : null}
    </>
  )
}
