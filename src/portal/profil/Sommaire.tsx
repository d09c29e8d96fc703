import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { profilMessages as words } from './words.ts'

interface SommaireProps {
  readonly sections: readonly { readonly id: string; readonly titre: string }[]
}

/**
 * Links to the sections of the page: the heading that is gone to takes the focus. Not react-dsfr's Summary, which drops the
 * links that have a `to` in the place of an `href`, as the router's do, and says no more than this.
 */
export const Sommaire = ({ sections }: SommaireProps) => {
  const { hash, key } = useLocation()
  return (
    <nav className="fr-summary fr-mb-6w" aria-labelledby="sommaire">
      <h2 className="fr-summary__title" id="sommaire">
        {words.sommaire}
      </h2>
      <GoTo key={key} hash={hash} />
      <ol>
        {sections.map(({ id, titre }) => (
          <li key={id}>
            <Link className="fr-summary__link" to={{ hash: id }} preventScrollReset>
              {titre}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Goes to a section each time that it is asked for, even twice in a row. */
const GoTo = ({ hash }: { readonly hash: string }) => {
  useEffect(() => {
    const title = hash === '' ? null : document.getElementById(hash.slice(1))
    title?.scrollIntoView()
    title?.focus({ preventScroll: true })
  }, [hash])
  return null
}
