import { Link } from 'react-router-dom'
import { serviceName } from '#rules/product.ts'
import { shellMessages } from '../words.ts'
import { useHomePath } from '#portal/client/session/useSession.ts'

/** The State's block-mark and the name of the service, which leads home. */
export const Brand = () => {
  const [republique, francaise] = shellMessages.marque
  return (
    <div className="fr-header__brand fr-enlarge-link">
      <div className="fr-header__brand-top">
        <div className="fr-header__logo">
          <p className="fr-logo">
            {republique}
            <br />
            {francaise}
          </p>
        </div>
      </div>
      <div className="fr-header__service">
        <Link to={useHomePath()} title={shellMessages.lienAccueil}>
          <p className="fr-header__service-title">{serviceName}</p>
        </Link>
      </div>
    </div>
  )
}
