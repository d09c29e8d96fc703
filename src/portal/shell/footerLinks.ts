import type { FooterProps } from '@codegouvfr/react-dsfr/Footer.js'
import { shellMessages } from './words.ts'
import { paths } from '../paths.ts'

interface FooterActions {
  readonly signedIn: boolean
  /** The screen is being shared. */
  readonly sharing: boolean
  readonly onShare: () => void
  readonly onDisplay: () => void
}

const link = (text: string, to: string) => ({ text, linkProps: { to } })

/** Entries of the footer beyond the site map, the accessibility statement and the legal notice, which have their own place. */
export const footerLinks = ({
  signedIn,
  sharing,
  onShare,
  onDisplay,
}: FooterActions): FooterProps.BottomItem[] => {
  const { contact, partageEcran, partageEnCours, faq, conditionsgenerales, rgpd, nousconnaitre, cookies } =
    shellMessages.pied
  return [
    link(conditionsgenerales, paths.information('conditionsgenerales')),
    link(rgpd, paths.information('rgpd')),
    link(cookies, paths.information('cookies')),
    link(nousconnaitre, paths.information('nousconnaitre')),
    link(contact, paths.contact),
    link(faq, paths.question(signedIn ? 'aideconnecte' : 'aidenonconnecte')),
    { text: sharing ? partageEnCours : partageEcran, buttonProps: { type: 'button', onClick: onShare } },
    {
      text: shellMessages.affichage.titre,
      iconId: 'fr-icon-theme-fill',
      buttonProps: { type: 'button', onClick: onDisplay },
    },
  ]
}
