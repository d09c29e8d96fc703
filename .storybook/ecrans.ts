import { matchPath } from 'react-router-dom'
import type { HelpPage } from '#contract/contenu/contenu.ts'
import { menuName, type PageStep, type SitePage } from '#portal/client/page/sitePage.ts'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import { shellMessages } from '#portal/shell/words.ts'

/** What the manifest says of the page at an address, in words. */
export interface Fait {
  readonly titre: string
  readonly adresse: string
  readonly visible: string
  readonly acces: readonly string[]
  readonly sansScript: string
  readonly mots: string
  readonly aide: readonly string[]
}

const visibleTo = ({ access }: SitePage): string => {
  if (access === 'public') return 'Tout le monde, connecté ou non.'
  if (access === 'connecte') return 'Toute personne connectée.'
  return `Les personnes connectées qui ont le service ${access.join(' ou ')}.`
}

const placesOf = (page: SitePage): readonly string[] => [
  ...(page.menu
    ? [
        ['menu', page.menu.groupe && shellMessages.menu[page.menu.groupe], menuName(page)]
          .filter(Boolean)
          .join(', '),
      ]
    : []),
  ...(page.pied ? ['pied de page'] : []),
  ...(page.plan || page.menu ? ['plan du site'] : []),
]

const scriptOf = ({ sansScript }: SitePage): string => {
  if (!sansScript) return 'Le manifeste n’en dit rien.'
  const lost = `Il faut JavaScript pour ${sansScript.pour}`
  return sansScript.lisible ? `${lost} ; la page se lit sans.` : `${lost}.`
}

const titleAt = (path: string) => pages.find((page) => page.path === path)?.titre ?? path

const factOf = (page: SitePage, step: PageStep | undefined): Fait => ({
  titre: step?.titre ?? page.titre,
  adresse: step?.path ?? page.path,
  visible: visibleTo(page),
  acces: placesOf(page),
  sansScript: scriptOf(page),
  mots: page.mots ?? '',
  aide: (Object.keys(page.aide ?? {}) as HelpPage[]).map((help) => titleAt(paths.question(help))),
})

const isAt = (pathname: string) => (path: string | undefined) =>
  path !== undefined && matchPath(path, pathname) !== null

/** What the manifest says of the page that stands at an address; what no page has is the page of what is not found. */
export const faitDe = (adresse: string): Fait | undefined => {
  const { pathname } = new URL(adresse, 'https://portail.invalid')
  const at = isAt(pathname)
  // A page of one address comes before one whose address has a part that changes.
  for (const page of pages.toSorted(
    (one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')),
  )) {
    const step = page.etapes?.find(({ path }) => at(path))
    if (page.path !== '*' && (step || [page.path, page.alias].some(at))) return factOf(page, step)
  }
  const lost = pages.find(({ path }) => path === '*')
  return lost && factOf(lost, undefined)
}

/** The pages that the states of a screen open, each once, in their order. */
export const faitsDe = (adresses: readonly string[]): readonly Fait[] => {
  const facts = adresses.flatMap((adresse) => faitDe(adresse) ?? [])
  return [...new Map(facts.map((fact) => [fact.adresse, fact])).values()]
}
