import { Link } from 'react-router-dom'
import { correctionMessages } from './words.ts'
import { paths } from '#portal/paths.ts'

/** Leads back to the account. */
export const RetourCompte = () => (
  <p>
    <Link className="fr-link fr-icon-arrow-left-line fr-link--icon-left" to={paths.compteindividuelretraite}>
      {correctionMessages.retour}
    </Link>
  </p>
)
