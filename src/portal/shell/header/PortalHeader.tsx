import type { ReactNode } from 'react'
import { messagealerte, type MessageAlerte } from '#contract/contenu/contenu.ts'
import { AlertBanner } from '#portal/components/page/AlertBanner.tsx'
import { useCall } from '#portal/client/call/useCall.ts'
import { Brand } from './Brand.tsx'
import { usePublishedContent } from '#portal/client/contents.ts'

interface PortalHeaderProps {
  readonly tools: ReactNode
}

/**
 * Header of every page: the State, the service, the tools, and the administration's alert when there is one. Not react-dsfr's
 * Header, whose menu on a small screen is a dialog of DSFR's script, opened by a button that is outside any navigation.
 */
export const PortalHeader = ({ tools }: PortalHeaderProps) => {
  const alerte = useAlerte()
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
      {alerte ? <AlertBanner {...alerte} /> : null}
    </header>
  )
}

/** How often the alert is asked for again while the page is looked at, in milliseconds. */
const EVERY_MS = 120_000

/** What came with the page, then what the service says each time it is asked: an alert that was withdrawn or replaced goes. */
const useAlerte = (): MessageAlerte | undefined => {
  const { messagealerte: published } = usePublishedContent()
  const { data } = useCall(messagealerte, {}, { refreshInterval: EVERY_MS })
  return data ? data.messagealerte : published
}
