import type { FooterProps } from '@codegouvfr/react-dsfr/Footer.js'
import type { FooterPlace, SitePage } from '#portal/client/page/sitePage.ts'
import { shellMessages } from '../words.ts'

/** What helps from afar: a screen to share, one that is shared, or a phone line alone. */
export type AideADistance = 'partageEcran' | 'partageEnCours' | 'aideTelephone'

interface FooterActions {
  readonly signedIn: boolean
  /** Undefined where nothing is configured. */
  readonly aide: AideADistance | undefined
  readonly onShare: () => void
  readonly onDisplay: () => void
}

/** Entries of the footer beyond those that have their own place, in the order of the manifest. */
export const footerLinks = (
  pages: readonly SitePage[],
  { signedIn, aide, onShare, onDisplay }: FooterActions,
): FooterProps.BottomItem[] => {
  const who = signedIn ? 'connecte' : 'visiteur'
  const help: FooterProps.BottomItem[] = aide
    ? [{ text: shellMessages.pied[aide], buttonProps: { type: 'button', onClick: onShare } }]
    : []
  return [
    ...pages.flatMap(({ path, titre, pied }) => {
      if (!pied || pied.place !== undefined || (pied.pour ?? who) !== who) return []
      return [{ text: pied.nom ?? titre, linkProps: { to: path } }, ...(pied.puisAide ? help : [])]
    }),
    {
      text: shellMessages.affichage.titre,
      iconId: 'fr-icon-theme-fill',
      buttonProps: { type: 'button', onClick: onDisplay },
    },
  ]
}

/** Link to the page that has this place in the footer, at its shorter address when it has two. */
export const footerPlace = (pages: readonly SitePage[], place: FooterPlace) => {
  const page = pages.find(({ pied }) => pied?.place === place)
  return { to: page?.alias ?? page?.path ?? '' }
}
