import { Link } from 'react-router-dom'
import { paths } from '#portal/paths.ts'
import { preuveMessages } from './words.ts'

const words = preuveMessages.dialogue

/** What to do when the administration asks for more than a password, of someone who has only that. */
export const NoWay = ({ franceConnect }: { readonly franceConnect: string }) => (
  <>
    <p>{words.aucun}</p>
    <ul>
      <li>
        <Link to={`${paths.profil}#securite`} target="_blank" rel="noopener" className="fr-link">
          {words.ajouter}
        </Link>
      </li>
      <li>
        <a href={franceConnect} className="fr-link">
          {words.franceConnect}
        </a>
      </li>
    </ul>
  </>
)
