import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Page } from '#portal/components/page/Page.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useHomePath } from '#portal/client/session/useSession.ts'
import { contenuMessages } from './words.ts'

const { chapo, conseil } = contenuMessages.introuvable

/** Any address that the portal does not know. */
export const IntrouvableScreen = () => (
  <Page titre={usePageTitle()} chapo={chapo}>
    <p>{conseil}</p>
    <Button linkProps={{ to: useHomePath() }}>{componentMessages.retourAccueil}</Button>
  </Page>
)
