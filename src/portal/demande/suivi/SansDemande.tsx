import type { ReactNode } from 'react'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { suiviMessages } from './words.ts'
import { nouvelleDemandePath } from './genres.ts'
import { NouvelleDemande } from './NouvelleDemande.tsx'

const words = suiviMessages.absente

interface SansDemandeProps {
  readonly genre: GenreDossier
  readonly droits: Habilitation | undefined
  readonly annonce: ReactNode
}

/** No request to follow, or one whose follow-up is closed: why, and where to make one. */
export const SansDemande = ({ genre, droits, annonce }: SansDemandeProps) => (
  <>
    <h2>{words.titre}</h2>
    {annonce}
    <p>{words[genre]}</p>
    {nouvelleDemandePath(genre, droits) === undefined ? null : <p>{words.suite}</p>}
    <NouvelleDemande genre={genre} droits={droits} />
  </>
)
