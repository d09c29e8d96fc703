import { DemandeEnEtapes } from '../DemandeEnEtapes.tsx'
import { piecesDemandees } from '../dossier/dossier.ts'
import { PiecesStep } from '../etapes/PiecesStep.tsx'
import { RecapitulatifStep } from '../etapes/RecapitulatifStep.tsx'
import { Identite, SituationStep } from './SituationStep.tsx'
import { PhraseResultat, Resultat } from './Resultat.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { FIN_PROGRESSIVE } from '#contract/demande/demandeTextes.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { QuestionsStep } from '../etapes/QuestionsStep.tsx'
import type { StepProps, Steps } from '../etapes/StepProps.ts'
import './demandeprogressive.css'

const { pieces: words } = demandeProgressiveMessages

const steps: Steps<'progressive'> = {
  situation: SituationStep,
  'temps-partiel': (step) => <TempsPartielStep {...step} />,
  pieces: (step) => (
    <>
      {piecesDemandees('progressive', step.dossier).length === 0 ? null : <p>{words.texte}</p>}
      <PiecesStep step={step} attendus={words.attendus} />
    </>
  ),
  recapitulatif: (step) => (
    <RecapitulatifStep
      step={step}
      identite={<Identite {...step.contexte} />}
      sous={{
        'temps-partiel': (
          <>
            <PhraseResultat {...step} />
            <p>{FIN_PROGRESSIVE}</p>
          </>
        ),
      }}
    />
  ),
}

/** The request for a progressive pension. */
export const DemandeProgressiveScreen = () => <DemandeEnEtapes genre="progressive" steps={steps} />

/** Second step: the working time, present and wished, the account that is paid, and what it would all give. */
const TempsPartielStep = (step: StepProps<'progressive'>) => {
  const { message } = usePublishedContent()
  const { contexte, dossier } = step
  return (
    <QuestionsStep
      step={step}
      etape="temps-partiel"
      autour={{ souhait: { avant: <p>{FIN_PROGRESSIVE}</p> } }}
    >
      <Resultat contexte={contexte} tempsPartiel={dossier.tempsPartiel} messages={message} />
    </QuestionsStep>
  )
}
