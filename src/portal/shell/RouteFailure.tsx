import { ErrorPage } from '../components/ErrorPage.tsx'
import { pagesMessages } from '../messages/pages.ts'
import { useHomePath } from '../session/useHomePath.ts'
import { useReplacedTitle } from './pageTitle.ts'

/** Takes the place of a screen that could not be loaded or shown. */
export const RouteFailure = () => {
  useReplacedTitle(pagesMessages.titres.erreur)
  return <ErrorPage accueil={useHomePath()} onRetry={() => location.reload()} />
}
