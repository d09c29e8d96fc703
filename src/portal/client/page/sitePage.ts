import { createContext, createElement, useContext, type FunctionComponent } from 'react'
import { useMatches, type LoaderFunction } from 'react-router-dom'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { HelpPage, PageKey } from '#contract/contenu/contenu.ts'
import type { QuestionsChoisies } from '#contract/contenu/questions.ts'
import { paths } from '#portal/paths.ts'
import { guardVerdict, type RouteAccess } from '../entry/guard.ts'

/** A screen; it may read ahead, when it is about to be opened, what it asks for whatever its address says. */
export interface Screen<P extends object = object> extends FunctionComponent<P> {
  readAhead?: (props: P) => void
}

/** A step of a page, at its own address; the screen of the page stays mounted from one to another. */
export interface PageStep {
  readonly path: string
  /** Title of the document. */
  readonly titre: string
  readonly loader?: LoaderFunction
  readonly cle?: PageKey
}

/** Links of the footer that have their own place in it. */
export type FooterPlace = 'plan' | 'accessibilite' | 'mentions'

/** A page of the portal: all that the routes, the menu, the footer, the site map, the titles and the audit say of it. */
export interface SitePage {
  /** Address, that of the first step when there are steps. */
  readonly path: string
  /** Another address of the same page. */
  readonly alias?: string
  /** Heading of the page, and title of its document. */
  readonly titre: string
  readonly access: RouteAccess
  /** Decides in the place of the guard. */
  readonly loader?: LoaderFunction
  readonly load: () => Promise<Screen>
  readonly etapes?: readonly PageStep[]
  /** Place in the side menu, in the order of the manifest; `nom` when the title is not the name there. */
  readonly menu?: { readonly groupe?: 'documents' | 'retraite'; readonly nom?: string }
  /** Place in the footer: its own, or among the links, in the order of the manifest. */
  readonly pied?:
    | { readonly place: FooterPlace }
    | {
        readonly place?: never
        readonly nom?: string
        readonly pour?: 'visiteur' | 'connecte'
        /** What helps from afar comes next. */
        readonly puisAide?: true
      }
  /** Place in the site map, where the menu is already; in the order of the manifest within a rank. */
  readonly plan?: {
    readonly groupe: 'connexion' | 'espace' | 'informations'
    readonly rang?: number
    /** Nothing there for those who may only read. */
    readonly ecriture?: true
  }
  /**
   * What cannot be done there without a script, said to those who have none. Unless the page is still read without
   * (`lisible`), the server leaves its screen to the application.
   */
  readonly sansScript?: { readonly pour: string; readonly lisible?: true }
  /** What is done there, in words that a search looks at and that its name does not have. */
  readonly mots?: string
  /** Questions of the help that this page raises: it leads to each, and to the pages that hold them. */
  readonly aide?: QuestionsChoisies
  /** The screen leads there itself. */
  readonly aideEcran?: true
  /** Keys of the specification (§2.1) that are shown here. */
  readonly cles?: readonly PageKey[]
}

/** A screen that serves several pages, for one of them. */
export const screenFor = <P extends object>(Of: Screen<P>, props: P): Screen =>
  Object.assign(
    function ScreenOfPage() {
      return createElement(Of, props)
    },
    { readAhead: () => Of.readAhead?.(props) },
  )

/** Whether those who have these rights, or none, may open a page. */
export const opensTo = ({ access }: SitePage, rights: Habilitation | undefined): boolean =>
  guardVerdict(access, rights) === 'ouvrir'

/** Pages of the menu that the rights open, in its order (specification, §2.7). */
export const menuPages = (pages: readonly SitePage[], rights: Habilitation): readonly SitePage[] =>
  pages.filter((page) => page.menu && opensTo(page, rights))

/** Name of a page in the menu. */
export const menuName = ({ menu, titre }: SitePage): string => menu?.nom ?? titre

/** Every page, for what shows several of them. */
export const SitePages = createContext<readonly SitePage[]>([])

export const useSitePages = () => useContext(SitePages)

/** What a route says of its page. */
export interface PageHandle {
  /** Title of the document. */
  readonly titre: string
  readonly page: SitePage
}

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'titre' in handle

/** What the route on the screen says of its page. */
export const usePageHandle = (): PageHandle | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)

/** Address of the first help page that the page on the screen leads to, and of its questions. */
export const useHelpPath = () => {
  const [aide = 'aidenonconnecte'] = Object.keys(usePageHandle()?.page.aide ?? {}) as HelpPage[]
  return (numero?: number) => paths.question(aide, numero)
}
