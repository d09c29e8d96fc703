import { Link } from 'react-router-dom'
import type { Profil } from '#contract/profil/profil.ts'
import { profilMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import { nouveauMessage } from '#portal/client/nouveauMessage.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { Facts, type Fact } from '#portal/components/facts/Facts.tsx'
import { Nir } from './Nir.tsx'
import { texteEnChiffres } from '#rules/format/dates.ts'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'

const { identite: words } = profilMessages

/** Civil status and social-security number, which only the administration changes. */
export const Identite = ({ identite }: { readonly identite: Profil['identite'] }) => {
  const { nomNaissance, nom, prenom, dateNaissance, nirMasque, confirmee } = identite
  const civil: readonly Fact[] = [
    [words.nomNaissance, nomNaissance],
    [words.nom, nom],
    [words.prenom, prenom],
    [words.dateNaissance, dateNaissance && texteEnChiffres(dateNaissance)],
  ]
  const known = civil.filter(([, valeur]) => valeur !== '')
  return (
    <>
      <Facts facts={[...known, [words.nir, <Nir key="nir" masque={nirMasque} />]]} />
      {confirmee ? <p className="fr-hint-text">{words.source}</p> : <AConfirmer />}
      <SignalerErreur />
    </>
  )
}

/**
 * Where an error is told: the secure messaging for those who have it, else the office of the page Contact, which a
 * read-only profile names already at its top.
 */
const SignalerErreur = () => {
  const { navigation } = useSession()
  if (!navigation || navigation.lectureSeule) return null
  const voie = navigation.listeService.mesap ? nouveauMessage({ theme: 'identite' }) : paths.contact
  return (
    <p>
      <AddressLink to={voie}>{words.signaler}</AddressLink>
    </p>
  )
}

/** Said to those whose identity is not confirmed: what waits for it, and where it is done. */
export const AConfirmer = () => (
  <QuietAlert niveau="info" className="fr-mb-2w">
    <p>{profilMessages.aConfirmer}</p>
    <p>
      <Link className="fr-link" to={paths.accueilconnecte}>
        {profilMessages.versTableauDeBord}
      </Link>
    </p>
  </QuietAlert>
)
