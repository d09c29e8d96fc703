import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { shellMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { MessagingLink } from './MessagingLink.tsx'
import { useSignOut } from '../session/useSignOut.ts'

interface HeaderToolsProps {
  readonly onDisplay: () => void
}

const look = { priority: 'tertiary no outline', size: 'small' } as const

/** Who is signed in, and what is at hand on every page: messaging, display, sign in or out. */
export const HeaderTools = ({ onDisplay }: HeaderToolsProps) => {
  const rights = useSession().navigation
  return (
    <div className="eap-tools eap-no-print">
      {rights ? (
        <p className="eap-tools__identity fr-mb-1v fr-text--sm fr-text--bold fr-icon-account-circle-line">
          <span className="fr-sr-only">{shellMessages.identite} </span>
          {rights.identification.identite}
        </p>
      ) : null}
      <ul className="fr-raw-list eap-tools__list">
        {rights ? (
          <li>
            <MessagingLink />
          </li>
        ) : null}
        {rights ? (
          <li>
            <Button {...look} iconId="fr-icon-search-line" linkProps={{ to: paths.recherche }}>
              {shellMessages.rechercher}
            </Button>
          </li>
        ) : null}
        <li>
          <Button {...look} type="button" iconId="fr-icon-theme-fill" onClick={onDisplay}>
            {shellMessages.affichage.titre}
          </Button>
        </li>
        <li>{rights ? <SignOut /> : <SignIn />}</li>
      </ul>
    </div>
  )
}

const SignOut = () => {
  const leave = useSignOut()
  const signOut = (event: FormEvent) => {
    event.preventDefault()
    void leave()
  }
  return (
    <form role="presentation" method="post" action={formulaires.deconnexion} onSubmit={signOut}>
      <Button {...look} type="submit" iconId="fr-icon-logout-box-r-line">
        {shellMessages.seDeconnecter}
      </Button>
    </form>
  )
}

const SignIn = () => {
  const { pathname } = useLocation()
  if (pathname === paths.accueilnonconnecte) return null
  return (
    <Button {...look} iconId="fr-icon-account-circle-line" linkProps={{ to: paths.accueilnonconnecte }}>
      {shellMessages.seConnecter}
    </Button>
  )
}
