import { Link } from 'react-router-dom'
import { demandeMessages } from './words.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { genresDemande } from './genresDemande.ts'

/** Leads to the follow-up of a request, for those who have it. */
export const SuiviLien = ({ genre }: { readonly genre: GenreDossier }) => {
  const { suivi, suiviPath } = genresDemande[genre]
  return useSession().navigation?.listeService[suivi] ? (
    <p>
      <Link className="fr-btn" to={suiviPath}>
        {demandeMessages.suivre[genre]}
      </Link>
    </p>
  ) : null
}
