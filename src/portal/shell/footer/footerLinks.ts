import type { FooterProps } from '@codegouvfr/react-dsfr/Footer.js'
import type { FooterPlace, SitePage } from '#portal/client/sitePage.ts'
import { shellMessages } from '../words.ts'

interface FooterActions {
  readonly signedIn: boolean
  /** The screen is being shared. */
  readonly sharing: boolean
  readonly onShare: () => void
  readonly onDisplay: () => void
}

const pageLinks = (pages: readonly SitePage[], signedIn: boolean): FooterProps.BottomItem[] => {
  const who = signedIn ? 'connecte' : 'visiteur'
  return pages.flatMap(({ path, titre, pied }) =>
    pied && pied.place === undefined && (pied.pour ?? who) === who
      ? [{ text: pied.nom ?? titre, linkProps: { to: path } }]
      : [],
  )
}

/** Entries of the footer beyond those that have their own place. */
export const footerLinks = (
  pages: readonly SitePage[],
  { signedIn, sharing, onShare, onDisplay }: FooterActions,
): FooterProps.BottomItem[] => {
  const { partageEcran, partageEnCours } = shellMessages.pied
  return [
    ...pageLinks(pages, signedIn),
    { text: sharing ? partageEnCours : partageEcran, buttonProps: { type: 'button', onClick: onShare } },
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
