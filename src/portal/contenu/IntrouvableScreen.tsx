import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Page } from '#portal/components/page/Page.tsx'
import { pagesMessages } from '#portal/words.ts'
import { useHomePath } from '#portal/client/session/useHomePath.ts'

const { chapo, conseil } = pagesMessages.introuvable

/** Any address that the portal does not know. */
export const IntrouvableScreen = () => (
  <Page titre={pagesMessages.titres.introuvable} chapo={chapo}>
    <p>{conseil}</p>
    <Button linkProps={{ to: useHomePath() }}>{pagesMessages.accueil}</Button>
  </Page>
)
