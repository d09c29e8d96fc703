import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { ErrorPage } from '#portal/components/page/ErrorPage.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { outlivesReload, sessionData, updateSession } from '#portal/client/session/sessionData.ts'
import { useHomePath } from '#portal/client/session/useSession.ts'
import { pageAnswers } from '#portal/client/page/pageAnswers.ts'
import { useReplacedTitle, useRouteTitle } from '#portal/client/page/pageTitle.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'

/** What Chromium, Firefox, Safari and Vite say of a file of a screen that cannot be fetched. */
const UNFETCHED = /dynamically imported module|module script failed|Unable to preload CSS/

/**
 * Asks for a page anew, once, when the files of its screen cannot be fetched though the server answers: a version that was
 * deployed since has others. True while it does. Over a network that leads nowhere, the browser would have no page left to show.
 */
const useRenewal = (): boolean => {
  const error = useRouteError()
  const [isRenewed, setIsRenewed] = useState(
    () =>
      error instanceof Error &&
      UNFETCHED.test(error.message) &&
      navigator.onLine &&
      sessionData().pageRelancee !== location.href &&
      // Without a memory of it, it would be asked for without end.
      outlivesReload(),
  )
  useEffect(() => {
    const renew = async () => {
      if (!(await pageAnswers())) return setIsRenewed(false)
      updateSession({ pageRelancee: location.href })
      location.reload()
    }
    if (isRenewed) void renew()
  }, [isRenewed])
  return isRenewed
}

const FailedScreen = () => {
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

/** Takes the place of a screen that could not be loaded or shown. */
export const RouteFailure = () => (useRenewal() ? <RouteOpening /> : <FailedScreen />)

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
