import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { genresDemande } from '#contract/demande/genres.ts'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { paths } from '#portal/paths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { motsGenre } from '../words.ts'
import { suiviMessages } from './words.ts'
import { nouvelleDemandePath } from '../acces.ts'

const words = suiviMessages.absente

interface NouvelleDemandeProps {
  readonly genre: GenreDossier
  readonly droits: Habilitation | undefined
}

/** Leads to a new request, for those who may make one. */
export const NouvelleDemande = ({ genre, droits }: NouvelleDemandeProps) => {
  const path = nouvelleDemandePath(genre, droits)
  if (path === undefined) return null
  return (
    <p className="eap-colonne eap-no-print eap-suivi__saisie">
      <Button linkProps={{ to: path }}>{suiviMessages.nouvelle(genresDemande[genre].nom)}</Button>
    </p>
  )
}

interface SansDemandeProps {
  readonly genre: GenreDossier
  readonly droits: Habilitation | undefined
  readonly annonce: ReactNode
}

/** No request to follow: why, and where to make one. */
export const SansDemande = ({ genre, droits, annonce }: SansDemandeProps) => (
  <>
    <h2>{words.titre}</h2>
    {annonce}
    <p>{motsGenre[genre].absente}</p>
    {nouvelleDemandePath(genre, droits) === undefined ? null : <p>{words.suite}</p>}
    <p>
      {words.ailleurs} <Link to={paths.contact}>{words.contact}</Link>.
    </p>
    <NouvelleDemande genre={genre} droits={droits} />
  </>
)
