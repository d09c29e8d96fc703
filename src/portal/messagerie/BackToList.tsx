import { Link } from 'react-router-dom'
import { mesapMessages } from './words.ts'
import { useListLeft } from '#portal/client/page/leftList.ts'
import { paths } from '#portal/paths.ts'

/** Leads back to the list of conversations, as it was left. */
export const BackToList = () => (
  <p className="eap-no-print">
    <Link className="fr-link fr-icon-arrow-left-line fr-link--icon-left" to={useListLeft(paths.mesap)}>
      {mesapMessages.retour}
    </Link>
  </p>
)
