import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { serviceName } from '#rules/product.ts'
import { AlertBanner } from '#portal/components/page/AlertBanner.tsx'
import { shellMessages } from '../words.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { useHomePath } from '#portal/client/session/useSession.ts'

interface PortalHeaderProps {
  readonly tools: ReactNode
}

/** Header of every page: the State, the service, the tools, and the administration's alert when there is one. */
export const PortalHeader = ({ tools }: PortalHeaderProps) => {
  const { messagealerte } = usePublishedContent()
  return (
    <header className="fr-header eap-header">
      <div className="fr-header__body">
        <div className="fr-container">
          <div className="fr-header__body-row">
            <Brand />
            <div className="fr-header__tools eap-header__tools">{tools}</div>
          </div>
        </div>
      </div>
      {messagealerte ? <AlertBanner {...messagealerte} /> : null}
    </header>
  )
}

const Brand = () => {
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
