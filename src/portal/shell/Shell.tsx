import { useEffect, useState, type ReactNode } from 'react'
import { SkipLinks } from '@codegouvfr/react-dsfr/SkipLinks.js'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { shellMessages } from './words.ts'
import { followSystemTheme } from '#portal/client/preferences.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { DataCalls } from '#portal/client/call/DataCalls.tsx'
import { useConnectionLost } from '#portal/client/session/connection.ts'
import { ReasonTold } from '#portal/components/page/LoadFailure.tsx'
import { NothingAwaited } from '#portal/components/page/Skeleton.tsx'
import { UnderHeading } from '#portal/components/page/Page.tsx'
import { DisplayDialog } from './DisplayDialog.tsx'
import { ConnectionNotice } from './session/ConnectionNotice.tsx'
import { ExpiredDialog } from './session/ExpiredDialog.tsx'
import { HeaderTools } from './header/HeaderTools.tsx'
import { PageHelp } from './PageHelp.tsx'
import { PageNotice } from './PageNotice.tsx'
import { useDocumentTitle, useRouteTitle } from '#portal/client/page/pageTitle.ts'
import { FOOTER_ID, PortalFooter } from './footer/PortalFooter.tsx'
import { PortalHeader } from './header/PortalHeader.tsx'
import { MENU_ID, PortalMenu } from './menu/PortalMenu.tsx'
import { ScreenSharingDialog } from './ScreenSharingDialog.tsx'
import { SansScript } from './SansScript.tsx'
import { FactorOffer } from './session/FactorOffer.tsx'
import { useFacile } from './facile/useFacile.tsx'
import { SessionWatch } from './session/SessionWatch.tsx'
import { usePageOpening } from './usePageOpening.ts'
import { usePagesAhead } from './usePagesAhead.ts'
import { placeKey, useReloadPlace } from './useReloadPlace.ts'

const CONTENT_ID = 'contenu'

type OpenDialog = 'affichage' | 'partage'

/** What surrounds every page. */
export const Shell = () => (
  <DataCalls>
    {(refused) => (
      <NothingAwaited value={refused}>
        <Reasons refused={refused}>
          <Frame />
        </Reasons>
        <ScrollRestoration getKey={placeKey} />
      </NothingAwaited>
    )}
  </DataCalls>
)

/** While a notice says that the service is out of reach, or why it refuses, no page says it again in other words. */
const Reasons = ({ refused, children }: { readonly refused: boolean; readonly children: ReactNode }) => {
  const lost = useConnectionLost()
  return <ReasonTold value={lost || refused}>{children}</ReasonTold>
}

const Frame = () => {
  const rights = useSession().navigation
  const titre = useRouteTitle()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const display = () => setDialog('affichage')
  useDocumentTitle(titre)
  usePageOpening(titre)
  usePagesAhead()
  useReloadPlace()
  useEffect(followSystemTheme, [])
  const facile = useFacile()
  const tools = <HeaderTools onDisplay={display} />
  return (
    <>
      <SkipLinks links={skipLinks(rights !== undefined)} />
      <div className={`eap-frame${rights ? ' eap-frame--with-menu' : ''}`}>
        <PortalHeader tools={tools} />
        <div className="fr-container eap-layout">
          {rights ? <PortalMenu rights={rights} tools={tools} /> : null}
          <main id={CONTENT_ID} tabIndex={-1} className="eap-main">
            <SansScript />
            <ConnectionNotice />
            <PageNotice />
            <FactorOffer />
            <UnderHeading value={facile}>
              <Outlet />
            </UnderHeading>
            <PageHelp />
          </main>
        </div>
      </div>
      <PortalFooter onDisplay={display} onShare={() => setDialog('partage')} />
      <DisplayDialog open={dialog === 'affichage'} onClose={close} />
      <ScreenSharingDialog open={dialog === 'partage'} onClose={close} />
      <SessionWatch />
      <ExpiredDialog />
    </>
  )
}

const skipLinks = (signedIn: boolean) => {
  const { contenu, menu, pied } = shellMessages.acces
  return [
    { label: contenu, anchor: `#${CONTENT_ID}` },
    ...(signedIn ? [{ label: menu, anchor: `#${MENU_ID}` }] : []),
    { label: pied, anchor: `#${FOOTER_ID}` },
  ]
}
