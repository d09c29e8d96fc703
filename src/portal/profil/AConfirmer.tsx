import { Link } from 'react-router-dom'
import { profilMessages as words } from './words.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { paths } from '#portal/paths.ts'

/** Said to those whose identity is not confirmed: what waits for it, and where it is done. */
export const AConfirmer = () => (
  <QuietAlert niveau="info" className="fr-mb-2w">
    <p>{words.aConfirmer}</p>
    <p>
      <Link className="fr-link" to={paths.accueilconnecte}>
        {words.versTableauDeBord}
      </Link>
    </p>
  </QuietAlert>
)
