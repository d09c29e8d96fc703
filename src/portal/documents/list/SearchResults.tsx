import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { Document } from '#contract/documents/document.ts'
import { LIMITE_RECHERCHE, type ResultatRecherche } from '#contract/documents/rubrique.ts'
import { rechercheMessages as words } from './words.ts'
import type { ArchiveState } from './ArchiveNotice.tsx'
import { DocumentList } from './DocumentList.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { SelectableDocuments } from './selection/SelectableDocuments.tsx'
import type { Boxes } from './selection/useSelection.ts'
import { documentsOfYear, yearsOf } from './years.ts'

interface SearchResultsProps {
  /** What is searched for. */
  readonly texte: string
  /** Absent while it loads. */
  readonly resultat: ResultatRecherche | undefined
  readonly comparisonPath: string | undefined
  readonly archive: ArchiveState | undefined
  readonly onClear: () => void
  readonly onOpen: (document: Document) => void
  readonly onArchive: (documents: readonly Document[]) => void
}

/** Documents found in every year, under the year of each. */
export const SearchResults = ({ texte, resultat, onClear, ...rest }: SearchResultsProps) => (
  <>
    <h3>{words.titre}</h3>
    <Status className="eap-dit eap-dit--attendu fr-mb-1w fr-text-mention--grey">
      {resultat ? words.compte(resultat.total, texte) : ''}
    </Status>
    {resultat && resultat.total > LIMITE_RECHERCHE ? <p>{words.trop(LIMITE_RECHERCHE)}</p> : null}
    <Button
      type="button"
      priority="tertiary"
      size="small"
      iconId="fr-icon-close-line"
      className="fr-mb-2w eap-no-print"
      onClick={onClear}
    >
      {words.effacer}
    </Button>
    {resultat ? (
      <Found key={texte} {...rest} resultat={resultat} />
    ) : (
      <Skeleton lines={6} label={words.enCours} />
    )}
  </>
)

interface FoundProps extends Omit<SearchResultsProps, 'texte' | 'resultat' | 'onClear'> {
  readonly resultat: ResultatRecherche
}

const Found = ({ resultat, comparisonPath, archive, onArchive, onOpen }: FoundProps) =>
  resultat.listeDocument.length === 0 ? (
    <ul>
      {words.conseils.map((conseil) => (
        <li key={conseil}>{conseil}</li>
      ))}
    </ul>
  ) : (
    <SelectableDocuments
      documents={resultat.listeDocument}
      scope={words.perimetre}
      comparisonPath={comparisonPath}
      archive={archive}
      onArchive={onArchive}
    >
      {(boxes) => <ByYear resultat={resultat} boxes={boxes} onOpen={onOpen} />}
    </SelectableDocuments>
  )

interface ByYearProps {
  readonly resultat: ResultatRecherche
  readonly boxes: Boxes | undefined
  readonly onOpen: (document: Document) => void
}

const ByYear = ({ resultat: { listeDocument, optionEnvoiMail }, boxes, onOpen }: ByYearProps) =>
  yearsOf(listeDocument).map((year) => (
    <section key={year} className="fr-mt-3w">
      <h4 className="fr-h6">{year}</h4>
      <DocumentList
        documents={documentsOfYear(listeDocument, year)}
        among={listeDocument}
        optionEnvoiMail={optionEnvoiMail}
        boxes={boxes}
        onOpen={onOpen}
      />
    </section>
  ))
