import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { menuGroups, type MenuEntry, type MenuGroup } from '../menuEntries.ts'
import { shellMessages } from './words.ts'

interface MenuLinksProps {
  readonly rights: Habilitation
}

/** Entries of the side menu that the rights open. */
export const MenuLinks = ({ rights }: MenuLinksProps) => (
  <ul className="fr-sidemenu__list">
    {menuGroups(rights).map((group) =>
      group.nom === undefined ? (
        group.entries.map((entry) => <Entry key={entry.nom} entry={entry} />)
      ) : (
        <Group key={group.nom} nom={group.nom} entries={group.entries} />
      ),
    )}
  </ul>
)

interface GroupProps extends MenuGroup {
  readonly nom: NonNullable<MenuGroup['nom']>
}

const Group = ({ nom, entries }: GroupProps) => {
  const id = useId()
  return (
    <li className="fr-sidemenu__item">
      <p className="eap-menu__group" id={id}>
        {shellMessages.menu[nom]}
      </p>
      <ul className="fr-sidemenu__list" aria-labelledby={id}>
        {entries.map((entry) => (
          <Entry key={entry.nom} entry={entry} />
        ))}
      </ul>
    </li>
  )
}

/** An entry is that of its page, and holds the steps that it leads through. */
const currentOf = ({ chemin, etapes }: MenuEntry, pathname: string) => {
  if (pathname === chemin) return 'page'
  return etapes?.includes(pathname) ? 'true' : undefined
}

const Entry = ({ entry }: { readonly entry: MenuEntry }) => {
  const { pathname } = useLocation()
  const { nom, chemin } = entry
  return (
    <li className="fr-sidemenu__item">
      <Link className="fr-sidemenu__link" to={chemin} aria-current={currentOf(entry, pathname)}>
        {shellMessages.menu[nom]}
      </Link>
    </li>
  )
}
