import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { menuName, menuPages, useSitePages, type SitePage } from '#portal/client/page/sitePage.ts'
import { shellMessages } from '../words.ts'

interface MenuLinksProps {
  readonly rights: Habilitation
}

/** Entries of the side menu that the rights open: those that stand alone, then the groups that have any. */
export const MenuLinks = ({ rights }: MenuLinksProps) => {
  const entries = menuPages(useSitePages(), rights)
  return (
    <ul className="fr-sidemenu__list">
      <Entries pages={entries.filter(({ menu }) => menu?.groupe === undefined)} />
      {(['documents', 'retraite'] as const).map((groupe) => (
        <Group key={groupe} groupe={groupe} pages={entries.filter(({ menu }) => menu?.groupe === groupe)} />
      ))}
    </ul>
  )
}

interface EntriesProps {
  readonly pages: readonly SitePage[]
}

const Group = ({ groupe, pages }: EntriesProps & { readonly groupe: 'documents' | 'retraite' }) => {
  const id = useId()
  if (pages.length === 0) return null
  return (
    <li className="fr-sidemenu__item">
      <p className="fr-mb-0 fr-py-3v fr-px-2w fr-text--bold fr-text-title--grey" id={id}>
        {shellMessages.menu[groupe]}
      </p>
      <ul className="fr-sidemenu__list" aria-labelledby={id}>
        <Entries pages={pages} />
      </ul>
    </li>
  )
}

/** An entry is that of its page, and holds the steps that it leads through. */
const currentOf = ({ path, etapes }: SitePage, pathname: string) => {
  if (pathname === path) return 'page'
  return etapes?.some((etape) => etape.path === pathname) ? 'true' : undefined
}

const Entries = ({ pages }: EntriesProps) => {
  const { pathname } = useLocation()
  return pages.map((page) => (
    <li key={page.path} className="fr-sidemenu__item">
      <Link className="fr-sidemenu__link" to={page.path} aria-current={currentOf(page, pathname)}>
        {menuName(page)}
      </Link>
    </li>
  ))
}
