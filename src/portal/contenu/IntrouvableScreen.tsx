import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Link } from 'react-router-dom'
import { Page } from '#portal/components/page/Page.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useHomePath, useSession } from '#portal/client/session/useSession.ts'
import { paths } from '#portal/paths.ts'
import { contenuMessages } from './words.ts'

const { chapo, conseil, sansMenu, lienPlan } = contenuMessages.introuvable

/** Any address that the portal does not know. Visitors have no menu. */
export const IntrouvableScreen = () => (
  <Page titre={usePageTitle()} chapo={chapo}>
    {useSession().navigation ? (
      <p>{conseil}</p>
    ) : (
      <p>
        {sansMenu} <Link to={paths.plandusite}>{lienPlan}</Link>.
      </p>
    )}
    <Button linkProps={{ to: useHomePath() }}>{componentMessages.retourAccueil}</Button>
  </Page>
)
