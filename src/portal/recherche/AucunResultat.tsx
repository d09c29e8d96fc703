import { Link } from 'react-router-dom'
import { nouveauMessage } from '#portal/client/nouveauMessage.ts'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { useSession } from '#portal/client/session/useSession.ts'
import { paths } from '#portal/paths.ts'
import { rechercheMessages as words } from './words.ts'

/** What to try when nothing is found, and who else knows. */
export const AucunResultat = () => {
  const { navigation } = useSession()
  const writes = navigation?.listeService.mesap === true && !navigation.lectureSeule
  return (
    <>
      <h3 className="fr-h5">{words.conseilsTitre}</h3>
      <ul>
        {words.conseils.map((conseil) => (
          <li key={conseil}>{conseil}</li>
        ))}
        <li>
          <Link to={paths.plandusite}>{words.plan}</Link>
        </li>
        {writes ? (
          <li>
            <AddressLink to={nouveauMessage()} className="">
              {words.ecrire}
            </AddressLink>
          </li>
        ) : null}
      </ul>
    </>
  )
}
