import { useLocation } from 'react-router-dom'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { tableauMessages as words } from '../words.ts'

interface LectureProps {
  readonly evenementId: string
  readonly libelle: string
  /** Marks it without leaving the page, where the application is there. */
  readonly onRead?: () => void
}

/** Marks an event as read: one that opens nothing, or any where no script runs, since opening it does the rest. */
export const Lecture = ({ evenementId, libelle, onRead }: LectureProps) => {
  const { pathname, search } = useLocation()
  return (
    <form
      role="presentation"
      method="post"
      action={formulaires.lecture}
      onSubmit={
        onRead &&
        ((event) => {
          event.preventDefault()
          onRead()
        })
      }
    >
      <input type="hidden" name="evenementId" value={evenementId} />
      <input type="hidden" name="retour" value={`${pathname}${search}`} />
      <button type="submit" className="fr-link" aria-label={words.marquerLuNom(libelle)}>
        {words.marquerLu}
      </button>
    </form>
  )
}
