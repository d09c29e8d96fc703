import { DemandeEnEtapes, type Steps } from '../DemandeEnEtapes.tsx'
import { PiecesStep } from '../PiecesStep.tsx'
import { RecapitulatifStep } from '../RecapitulatifStep.tsx'
import { Identite } from './Identite.tsx'
import { PhraseResultat } from './Resultat.tsx'
import { SituationStep } from './SituationStep.tsx'
import { TempsPartielStep } from './TempsPartielStep.tsx'
import { demandeProgressiveMessages } from './words.ts'
import './demandeprogressive.css'

const { pieces: words } = demandeProgressiveMessages

const steps: Steps<'progressive'> = {
  situation: SituationStep,
  'temps-partiel': TempsPartielStep,
  pieces: (step) => (
    <>
      <p>{words.texte}</p>
      <PiecesStep step={step} attendus={words.attendus} />
    </>
  ),
  recapitulatif: (step) => (
    <RecapitulatifStep
      step={step}
      identite={<Identite {...step.contexte} />}
      sous={{ 'temps-partiel': <PhraseResultat {...step} /> }}
    />
  ),
}

/** The request for a progressive pension. */
export const DemandeProgressiveScreen = () => <DemandeEnEtapes genre="progressive" steps={steps} />
