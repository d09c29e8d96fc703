import { Footer } from '@codegouvfr/react-dsfr/Footer.js'
import { etatsConformite, type EtatConformite } from '#rules/contenu/accessibilite.ts'
import { shellMessages } from '../words.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { useToday } from '#portal/client/opening.ts'
import { useSitePages } from '#portal/client/page/sitePage.ts'
import { configured } from '#portal/client/configuration.ts'
import { type Partage, useSharing } from '#portal/client/screenSharing.ts'
import { useHomePath, useSession } from '#portal/client/session/useSession.ts'
import { type AideADistance, footerLinks, footerPlace } from './footerLinks.ts'

/** Anchor of the skip link to the footer. */
export const FOOTER_ID = 'pied-de-page'

interface PortalFooterProps {
  readonly onShare: () => void
  readonly onDisplay: () => void
}

/** How react-dsfr names each state of conformity. */
const MENTIONS = {
  non: 'non compliant',
  partielle: 'partially compliant',
  totale: 'fully compliant',
} as const satisfies Record<EtatConformite, string>

/** Mention that the law asks for on each page; « non conforme » as long as nothing says better. */
const mention = () => {
  const said = configured('conformiteAccessibilite')
  return MENTIONS[etatsConformite.find((etat) => etat === said) ?? 'non']
}

const aideADistance = ({ etat }: Partage): AideADistance | undefined => {
  if (etat === 'attente' || etat === 'code') return 'partageEnCours'
  if (configured('urlPartageEcran') !== '' || etat === 'echec') return 'partageEcran'
  return configured('telephoneAssistance') === '' ? undefined : 'aideTelephone'
}

/** Footer of every page. */
export const PortalFooter = (actions: PortalFooterProps) => {
  const [republique, francaise] = shellMessages.marque
  const signedIn = useSession().navigation !== undefined
  const aide = aideADistance(useSharing())
  const pages = useSitePages()
  return (
    <div id={FOOTER_ID} tabIndex={-1}>
      <Footer
        accessibility={mention()}
        accessibilityLinkProps={footerPlace(pages, 'accessibilite')}
        brandTop={
          <>
            {republique}
            <br />
            {francaise}
          </>
        }
        homeLinkProps={{
          to: useHomePath(),
          // What the link shows is part of its title (RGAA 6.1).
          title: `${shellMessages.lienAccueil} – ${republique} ${francaise}`,
        }}
        websiteMapLinkProps={footerPlace(pages, 'plan')}
        termsLinkProps={footerPlace(pages, 'mentions')}
        bottomItems={footerLinks(pages, { ...actions, signedIn, aide })}
        license={shellMessages.pied.droits(anneeDe(useToday()))}
      />
    </div>
  )
}
