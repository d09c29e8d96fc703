import type { ContexteDemande } from '#contract/demande/contexte.ts'
import { AnswerBlock } from '#portal/components/steps/AnswerBlock.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'

const { situation: words } = demandeProgressiveMessages

/** Who asks, as the register has it: nothing of it is changed here. */
export const Identite = ({ identite }: Pick<ContexteDemande, 'identite'>) => {
  const { nom, prenom, dateNaissance, nirMasque } = identite
  return (
    <AnswerBlock
      titre={words.identite}
      facts={[
        [words.nom, `${prenom} ${nom}`],
        [words.dateNaissance, dateEnChiffres(dateNaissance)],
      ]}
    >
      <p>
        {words.nir} <strong data-masque="">{nirMasque}</strong>
      </p>
      <p className="fr-hint-text">{words.identiteAide}</p>
    </AnswerBlock>
  )
}
