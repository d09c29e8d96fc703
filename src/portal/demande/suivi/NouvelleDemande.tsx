import { Link } from 'react-router-dom'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { suiviMessages } from './words.ts'
import { nouvelleDemandePath } from './genres.ts'

interface NouvelleDemandeProps {
  readonly genre: GenreDossier
  readonly droits: Habilitation | undefined
}

/** Leads to a new request, for those who may make one. */
export const NouvelleDemande = ({ genre, droits }: NouvelleDemandeProps) => {
  const path = nouvelleDemandePath(genre, droits)
  if (path === undefined) return null
  return (
    <p className="eap-suivi__saisie">
      <Link className="fr-btn" to={path}>
        {suiviMessages.nouvelle[genre]}
      </Link>
    </p>
  )
}
