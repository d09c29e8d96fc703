import { useLocation } from 'react-router-dom'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { tableauMessages as words } from '../words.ts'

/** Marks an event as read where no script runs: opening it does the rest. */
export const SansScriptLecture = ({
  evenementId,
  libelle,
}: {
  readonly evenementId: string
  readonly libelle: string
}) => {
  const { pathname, search } = useLocation()
  return (
    <noscript>
      <form method="post" action={formulaires.lecture}>
        <input type="hidden" name="evenementId" value={evenementId} />
        <input type="hidden" name="retour" value={`${pathname}${search}`} />
        <button type="submit" className="fr-link" aria-label={words.marquerLuNom(libelle)}>
          {words.marquerLu}
        </button>
      </form>
    </noscript>
  )
}
