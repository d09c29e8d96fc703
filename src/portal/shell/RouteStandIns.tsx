import { useEffect } from 'react'
import { ErrorPage } from '#portal/components/page/ErrorPage.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { useHomePath } from '#portal/client/session/useSession.ts'
import { useReplacedTitle, useRouteTitle } from '#portal/client/page/pageTitle.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'

/** Takes the place of a screen that could not be loaded or shown. */
export const RouteFailure = () => {
  useReplacedTitle(componentMessages.erreur.titre)
  useEffect(() => {
    // What failed may only have lacked the network to fetch the screen.
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <ErrorPage
      accueil={useHomePath()}
      onRetry={() => location.reload()}
      horsLigne={navigator.onLine === false}
    />
  )
}

/** Takes the place of the whole portal when what surrounds the screens could not be shown. */
export const PortalFailure = () => (
  <main className="fr-container fr-my-8w">
    <RouteFailure />
  </main>
)

/** Stands for the first page of a visit while its screen is on its way. */
export const RouteOpening = () => {
  const titre = useRouteTitle()
  return titre === undefined ? (
    <Skeleton lines={6} />
  ) : (
    <Page titre={titre}>
      <Skeleton lines={6} />
    </Page>
  )
}
