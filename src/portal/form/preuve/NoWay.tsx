import { Link } from 'react-router-dom'
import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { accueilnonconnecte } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { paths } from '#portal/paths.ts'
import { preuveMessages } from './words.ts'

const words = preuveMessages.dialogue

/** What to do when the administration asks for more than a password, of someone who has only that: FranceConnect where it is offered. */
export const NoWay = () => {
  const { data: page } = useCall(accueilnonconnecte, {})
  const franceConnect = page?.parametrage.franceconnectactive === true
  return (
    <>
      <p>
        {words.aucun}
        {franceConnect ? ` ${words.aussiFranceConnect}` : ''}
      </p>
      <ul>
        <li>
          <Link to={`${paths.profil}#securite`} target="_blank" rel="noopener" className="fr-link">
            {words.ajouter}
          </Link>
        </li>
        {franceConnect ? (
          <li>
            <a href={franceconnectPaths.connexion} className="fr-link">
              {words.franceConnect}
            </a>
          </li>
        ) : null}
      </ul>
    </>
  )
}
