import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { estTermine, type EtatDossier, type GenreDossier } from '#rules/demande/etats.ts'
import { EcrireAuService } from '../EcrireAuService.tsx'
import { suiviMessages } from './words.ts'

const words = suiviMessages.question

interface QuestionProps {
  readonly genre: GenreDossier
  readonly etat: EtatDossier
  readonly numero: string
  readonly droits: Habilitation | undefined
}

/** How to write about a request that is no longer cancelled here. */
export const Question = ({ genre, etat, numero, droits }: QuestionProps) => (
  <section className="eap-colonne eap-no-print eap-suivi__saisie">
    <h2>{words.titre}</h2>
    <p>{estTermine(etat) ? words.terminee : words.annuler}</p>
    <EcrireAuService genre={genre} numero={numero} droits={droits} />
  </section>
)
