import { Link } from 'react-router-dom'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { paths } from '#portal/paths.ts'
import { motdepasseoublieMessages } from './words.ts'

const words = motdepasseoublieMessages.boiteFermee

/** Ways out for those who cannot read the mails of their account any more: FranceConnect where it is offered, and the office. */
export const BoiteFermee = () => {
  const { data: page } = useCall(contenuPublic, { params: { nomPage: 'motdepasseoublie' } })
  return (
    <section className="fr-mt-4w fr-mb-3w" aria-labelledby="boite-fermee">
      <h2 id="boite-fermee" className="fr-h5">
        {words.titre}
      </h2>
      <ul>
        {page?.parametrage.franceconnectactive ? (
          <li>
            {words.franceConnect}{' '}
            <Link className="fr-link" to={paths.accueilnonconnecte}>
              {words.versFranceConnect}
            </Link>
          </li>
        ) : null}
        <li>
          {words.service}{' '}
          <Link className="fr-link" to={paths.contact}>
            {words.versContact}
          </Link>
        </li>
      </ul>
    </section>
  )
}
