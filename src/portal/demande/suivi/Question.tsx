import { Link } from 'react-router-dom'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { Suivi } from '#contract/demande/suivi.ts'
import { estTermine, type GenreDossier } from '#rules/demande/etats.ts'
import { suiviMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import { messagePath } from './genres.ts'

const words = suiviMessages.question

interface QuestionProps {
  readonly genre: GenreDossier
  readonly suivi: Suivi
  readonly droits: Habilitation | undefined
}

/** How to write about a request that is no longer cancelled here. */
export const Question = ({ genre, suivi: { etat, numero }, droits }: QuestionProps) => {
  const path = messagePath(genre, numero, droits)
  return (
    <section className="eap-suivi__saisie">
      <h2>{words.titre}</h2>
      <p>{estTermine(etat) ? words.terminee : words.annuler}</p>
      <p>
        <Link className="fr-link" to={path ?? paths.contact}>
          {path === undefined ? words.contact : words.ecrire}
        </Link>
      </p>
    </section>
  )
}
