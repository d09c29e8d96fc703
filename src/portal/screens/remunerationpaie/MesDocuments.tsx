import type { Contenu, Filtre } from '#contract/contenu.ts'
import type { Document, ListeDocument } from '#contract/document.ts'
import { DocumentList } from '#portal/components/DocumentList.tsx'
import { FilterTags } from '#portal/components/FilterTags.tsx'
import { Skeleton } from '#portal/components/Skeleton.tsx'
import { Status } from '#portal/components/Status.tsx'
import { YearSelect } from '#portal/components/YearSelect.tsx'
import { documentMessages, remunerationMessages as words } from '#portal/messages/documents.ts'
import { filterDocuments, usefulFilters } from './remunerationpaie.ts'

export interface MesDocumentsProps {
  readonly champ: Contenu['champ'] | undefined
  readonly filtres: readonly Filtre[]
  /** Years that have documents, newest first; absent while they load. */
  readonly annees: readonly number[] | undefined
  readonly annee: number | undefined
  /** Documents of the year; absent while they load. */
  readonly liste: ListeDocument | undefined
  /** Name of the pressed filter. */
  readonly filtre: string | undefined
  readonly onYear: (annee: number) => void
  readonly onFilter: (nomFiltre: string) => void
  readonly onOpen: (document: Document) => void
}

/** Documents of a year, with what narrows the list. */
export const MesDocuments = ({ annees, annee, liste, champ, ...rest }: MesDocumentsProps) => {
  const empty = annees?.length === 0 || liste?.listeDocument.length === 0
  return (
    <section>
      <h2>{words.documents}</h2>
      {empty ? <Vide champ={champ} /> : null}
      {empty ? null : <Liste {...rest} annees={annees ?? []} annee={annee} liste={liste} />}
    </section>
  )
}

const Vide = ({ champ }: Pick<MesDocumentsProps, 'champ'>) => (
  <div className="fr-callout">
    <h3 className="fr-callout__title fr-h5">{champ?.['listeVideTitre'] ?? words.videTitre}</h3>
    <p className="fr-callout__text">{champ?.['listeVide'] ?? words.vide}</p>
  </div>
)

interface ListeProps extends Omit<MesDocumentsProps, 'champ' | 'annees'> {
  readonly annees: readonly number[]
}

const Liste = ({ filtres, annees, annee, liste, filtre, onYear, onFilter, onOpen }: ListeProps) => {
  const all = liste?.listeDocument ?? []
  const useful = usefulFilters(filtres, all)
  const shown = filterDocuments(all, useful, filtre)
  return (
    <>
      <div className={`eap-list-tools ${liste ? '' : 'eap-list-tools--awaited'}`}>
        {annees.length > 1 && annee !== undefined ? (
          <YearSelect label={words.annee} years={annees} year={annee} onChange={onYear} />
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
      <Status className="eap-list-count">
        {liste && annee !== undefined ? words.compte(shown.length, annee) : ''}
      </Status>
      {liste ? (
        <DocumentList documents={shown} optionEnvoiMail={liste.optionEnvoiMail} onOpen={onOpen} />
      ) : (
        <Skeleton lines={6} label={documentMessages.chargement} />
      )}
    </>
  )
}
