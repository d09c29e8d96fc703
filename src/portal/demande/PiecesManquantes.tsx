import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { demandeMessages } from './words.ts'

const { pieces: words } = demandeMessages

interface PiecesManquantesProps {
  /** Names of the groups of files that the answers ask for and that have none. */
  readonly titres: readonly string[]
  readonly onAdd: () => void
}

/** Files that are missing: a warning, which does not block. */
export const PiecesManquantes = ({ titres, onAdd }: PiecesManquantesProps) =>
  titres.length === 0 ? null : (
    <QuietAlert niveau="warning" titre={words.manqueTitre} className="fr-mb-4w">
      <p>{words.manque(titres)}</p>
      <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm fr-mt-2w" onClick={onAdd}>
        {words.ajouter}
      </button>
    </QuietAlert>
  )
