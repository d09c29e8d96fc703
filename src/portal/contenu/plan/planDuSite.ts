import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { menuPages, opensTo, type SitePage } from '#portal/client/page/sitePage.ts'

type Place = NonNullable<SitePage['plan']>

/** Pages of a part of the site map that may be opened, in their order. */
const placedIn = (
  groupe: Place['groupe'],
  pages: readonly SitePage[],
  rights: Habilitation | undefined,
): readonly SitePage[] => {
  const shown = (page: SitePage) =>
    page.plan?.groupe === groupe && opensTo(page, rights) && !(page.plan.ecriture && rights?.lectureSeule)
  return pages.filter(shown).toSorted((a, b) => (a.plan?.rang ?? 0) - (b.plan?.rang ?? 0))
}

/** Parts of the site map, with every page that who has these rights, or none, may open. */
export const planDuSite = (pages: readonly SitePage[], rights: Habilitation | undefined) => [
  rights
    ? {
        groupe: 'espace' as const,
        pages: [...menuPages(pages, rights), ...placedIn('espace', pages, rights)],
      }
    : { groupe: 'connexion' as const, pages: placedIn('connexion', pages, rights) },
  { groupe: 'informations' as const, pages: placedIn('informations', pages, rights) },
]
