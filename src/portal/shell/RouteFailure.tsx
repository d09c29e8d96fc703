import { ErrorPage } from '#portal/components/page/ErrorPage.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { useHomePath } from '#portal/client/session/useHomePath.ts'
import { useReplacedTitle } from '#portal/client/pageTitle.ts'

/** Takes the place of a screen that could not be loaded or shown. */
export const RouteFailure = () => {
  useReplacedTitle(componentMessages.erreur.titre)
  return <ErrorPage accueil={useHomePath()} onRetry={() => location.reload()} />
}
