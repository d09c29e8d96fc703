import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { CallOut } from '@codegouvfr/react-dsfr/CallOut.js'
import { Link } from 'react-router-dom'
import type { Contenu, Filtre } from '#contract/contenu/contenu.ts'
import type { Document, ListeDocument } from '#contract/documents/document.ts'
import { useLeaving } from '#portal/client/page/leftList.ts'
import { documentMessages } from '../words.ts'
import { rubriqueMessages as words, selectionMessages } from './words.ts'
import type { ArchiveState } from './ArchiveNotice.tsx'
import { DocumentList } from './DocumentList.tsx'
import { FilterTags } from '#portal/components/FilterTags.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { SelectInput } from '#portal/components/choices/SelectInput.tsx'
import { comparisonAddress, lastChange } from './comparison.ts'
import { filterDocuments, usefulFilters } from './filters.ts'
import { SelectableDocuments } from './selection/SelectableDocuments.tsx'

/** Screen that compares two slips of an area, and what leads there from the last two whose amounts differ. */
export interface Comparison {
  readonly path: string
  readonly question: string
}

interface DocumentYearProps {
  readonly champ: Contenu['champ'] | undefined
  readonly filtres: readonly Filtre[]
  /** Years that have documents, newest first; absent while they load. */
  readonly annees: readonly number[] | undefined
  readonly annee: number | undefined
  /** Documents of the year; absent while they load. */
  readonly liste: ListeDocument | undefined
  /** Name of the pressed filter. */
  readonly filtre: string | undefined
  readonly comparison: Comparison | undefined
  readonly archive: ArchiveState | undefined
  readonly onYear: (annee: number) => void
  readonly onFilter: (nomFiltre: string) => void
  readonly onOpen: (document: Document) => void
  readonly onArchive: (documents: readonly Document[]) => void
}

/** Documents of a year, with what narrows the list and what is done with several of them. */
export const DocumentYear = ({ champ, annees, ...rest }: DocumentYearProps) =>
  annees?.length === 0 || rest.liste?.listeDocument.length === 0 ? (
    <Empty champ={champ} />
  ) : (
    <Year {...rest} annees={annees ?? []} />
  )

const Empty = ({ champ }: Pick<DocumentYearProps, 'champ'>) => (
  <CallOut titleAs="h3" classes={{ title: 'fr-h5' }} title={champ?.['listeVideTitre'] ?? words.videTitre}>
    {champ?.['listeVide'] ?? words.vide}
  </CallOut>
)

interface YearProps extends Omit<DocumentYearProps, 'champ' | 'annees'> {
  readonly annees: readonly number[]
}

const Year = ({ filtres, annees, annee, liste, filtre, onYear, onFilter, ...rest }: YearProps) => {
  const all = liste?.listeDocument ?? []
  const useful = usefulFilters(filtres, all)
  const pressed = useful.find(({ nomFiltre }) => nomFiltre === filtre)
  const shown = filterDocuments(all, useful, filtre)
  return (
    <>
      <div className={`eap-list-tools eap-no-print ${liste ? '' : 'eap-list-tools--awaited'}`}>
        {annees.length > 1 && annee !== undefined ? (
          <SelectInput
            className="eap-year"
            label={words.annee}
            value={String(annee)}
            options={annees.map((year) => ({ value: String(year), label: String(year) }))}
            onChange={(year) => onYear(Number(year))}
          />
        ) : null}
        {useful.length > 0 ? (
          <FilterTags
            label={words.filtres}
            names={useful.map(({ nomFiltre }) => nomFiltre)}
            selected={filtre}
            onToggle={onFilter}
          />
        ) : null}
      </div>
      <Status className="eap-dit eap-dit--attendu fr-mb-1w fr-text-mention--grey">
        {liste && annee !== undefined ? words.compte(shown.length, annee, pressed?.nomFiltre) : ''}
      </Status>
      {liste && annee !== undefined ? (
        <YearList key={annee} {...rest} annee={annee} liste={liste} shown={shown} />
      ) : (
        <Skeleton lines={6} label={documentMessages.chargement} />
      )}
    </>
  )
}

interface YearListProps extends Pick<DocumentYearProps, 'comparison' | 'archive' | 'onOpen' | 'onArchive'> {
  readonly annee: number
  readonly liste: ListeDocument
  readonly shown: readonly Document[]
}

const YearList = ({ annee, liste, shown, comparison, archive, onOpen, onArchive }: YearListProps) => {
  const { listeDocument, optionEnvoiMail } = liste
  return (
    <SelectableDocuments
      documents={listeDocument}
      scope={`${annee}`}
      comparisonPath={comparison?.path}
      archive={archive}
      onArchive={onArchive}
      aside={
        <>
          <Button
            type="button"
            priority="tertiary"
            size="small"
            iconId="fr-icon-download-line"
            onClick={() => onArchive(listeDocument)}
          >
            {selectionMessages.telechargerAnnee}
          </Button>
          {comparison ? <ToComparison {...comparison} annee={annee} documents={listeDocument} /> : null}
        </>
      }
    >
      {(boxes) => (
        <DocumentList documents={shown} optionEnvoiMail={optionEnvoiMail} onOpen={onOpen} boxes={boxes} />
      )}
    </SelectableDocuments>
  )
}

interface ToComparisonProps extends Comparison {
  readonly annee: number
  readonly documents: readonly Document[]
}

/** « Why did it change? » is asked of a change alone. */
const ToComparison = ({ path, question, annee, documents }: ToComparisonProps) => {
  const change = lastChange(documents)
  const state = useLeaving()
  if (!change) return null
  if (change.fait === 'egal') return <p className="fr-hint-text fr-mb-0">{words.egal(annee)}</p>
  return (
    <Link className="fr-link" to={comparisonAddress(path, change.pair)} state={state}>
      {change.fait === 'change' ? question : words.comparerDerniers}
    </Link>
  )
}
