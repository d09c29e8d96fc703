import { Link } from 'react-router-dom'
import { profilMessages as words } from './words.ts'
import { paths } from '#portal/paths.ts'

/** Said to those whose identity is not confirmed: what waits for it, and where it is done. */
export const AConfirmer = () => (
  <div className="fr-alert fr-alert--info fr-mb-2w">
    <p>{words.aConfirmer}</p>
    <p>
      <Link className="fr-link" to={paths.accueilconnecte}>
        {words.versTableauDeBord}
      </Link>
    </p>
  </div>
)
