import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { isFound, searchTerms } from '#rules/recherche/termes.ts'
import { menuName, opensTo, type SitePage } from '#portal/client/page/sitePage.ts'

const isForOthers = ({ plan, pied }: SitePage, rights: Habilitation | undefined) =>
  plan?.groupe === 'connexion' ||
  (plan?.ecriture === true && rights?.lectureSeule === true) ||
  (pied?.place === undefined && pied?.pour === 'visiteur')

/** Pages that stand somewhere in the portal, that the rights open, and whose name or words have all that is asked for. */
export const foundPages = (
  pages: readonly SitePage[],
  rights: Habilitation | undefined,
  texte: string,
): readonly SitePage[] => {
  const termes = searchTerms(texte)
  if (termes.length === 0) return []
  return pages.filter(
    (page) =>
      (page.menu ?? page.plan ?? page.pied) !== undefined &&
      !isForOthers(page, rights) &&
      opensTo(page, rights) &&
      isFound(`${page.titre} ${menuName(page)} ${page.mots ?? ''}`, termes),
  )
}
