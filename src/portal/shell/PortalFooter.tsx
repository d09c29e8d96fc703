import { Footer } from '@codegouvfr/react-dsfr/Footer.js'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { useHomePath } from '../session/useHomePath.ts'
import { useSession } from '../session/useSession.ts'
import { footerLinks } from './footerLinks.ts'

/** Anchor of the skip link to the footer. */
export const FOOTER_ID = 'pied-de-page'

interface PortalFooterProps {
  readonly onShare: () => void
  readonly onDisplay: () => void
}

const currentYear = () => new Date().getFullYear()

/** Footer of every page. */
export const PortalFooter = (actions: PortalFooterProps) => {
  const [republique, francaise] = shellMessages.marque
  const signedIn = useSession().navigation !== undefined
  return (
    <div id={FOOTER_ID} tabIndex={-1}>
      <Footer
        accessibility="non compliant"
        accessibilityLinkProps={{ to: paths.accessibilite }}
        brandTop={
          <>
            {republique}
            <br />
            {francaise}
          </>
        }
        homeLinkProps={{ to: useHomePath(), title: shellMessages.lienAccueil }}
        websiteMapLinkProps={{ to: paths.plandusite }}
        termsLinkProps={{ to: paths.information('mentionslegales') }}
        bottomItems={footerLinks({ ...actions, signedIn })}
        license={shellMessages.pied.droits(currentYear())}
      />
    </div>
  )
}
