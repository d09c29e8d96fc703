import { Masked } from '#portal/components/numbers/Masked.tsx'
import { etapeOuverte } from '../dossier/etapes.ts'
import { QuestionsStep } from '../etapes/QuestionsStep.tsx'
import { Reprise } from '#portal/form/Reprise.tsx'
import type { StepProps } from '../etapes/StepProps.ts'
import { Conditions } from './Conditions.tsx'
import { conditionsDites } from './conditions.ts'
import type { ContexteDemande } from '#contract/demande/contexte.ts'
import { AnswerBlock } from '#portal/components/steps/AnswerBlock.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'

const { chapo, situation: words } = demandeProgressiveMessages

/** First step: who asks, how to reach them, what they declare, and the conditions as the account shows them. */
export const SituationStep = (step: StepProps<'progressive'>) => (
  <>
    <Commencee {...step} />
    <p>{chapo}</p>
    <Identite {...step.contexte} />
    <QuestionsStep step={step} etape="situation">
      <Conditions conditions={conditionsDites(step.contexte, step.dossier)} />
    </QuestionsStep>
  </>
)

/** Says that the request was begun before, and leads to where it had stopped. */
const Commencee = ({ genre, contexte, dossier, goTo, reprisLe, onRestart }: StepProps<'progressive'>) => {
  if (reprisLe === undefined) return null
  const stopped = etapeOuverte(genre, 'recapitulatif', dossier, contexte)
  return (
    <Reprise
      objet="demande"
      level={3}
      modifieLe={reprisLe}
      onResume={stopped === 'situation' ? undefined : () => goTo(stopped)}
      onRestart={onRestart}
    />
  )
}

/** Who asks, as the register has it: nothing of it is changed here. */
export const Identite = ({ identite }: Pick<ContexteDemande, 'identite'>) => {
  const { nom, prenom, dateNaissance, nirMasque } = identite
  return (
    <AnswerBlock
      titre={words.identite}
      facts={[
        [words.nom, `${prenom} ${nom}`],
        [words.dateNaissance, dateEnChiffres(dateNaissance)],
        [words.nir, <Masked key="nir">{nirMasque}</Masked>],
      ]}
    >
      <p className="fr-hint-text">{words.identiteAide}</p>
    </AnswerBlock>
  )
}
