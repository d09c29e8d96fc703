import { listerpays } from '#contract/profil/adresse.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import type { StepProps } from '../StepProps.ts'
import { DemandeEnEtapes, type Steps } from '../DemandeEnEtapes.tsx'
import { PiecesStep } from '../PiecesStep.tsx'
import { RecapitulatifStep } from '../RecapitulatifStep.tsx'
import { AnswerBlock } from '#portal/components/steps/AnswerBlock.tsx'
import { ContenuEtape } from './ContenuEtape.tsx'
import { reservesDe } from './departDit.ts'
import { DepartStep } from './DepartStep.tsx'
import { PreparationStep } from './preparation/PreparationStep.tsx'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { SituationStep } from './situation/SituationStep.tsx'
import { faitsIdentite } from './situation/Identite.tsx'
import { demandeDepartMessages } from './words.ts'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'
import './demandedepartretraite.css'

const steps: Steps<'depart'> = {
  preparation: PreparationStep,
  situation: SituationStep,
  depart: DepartStep,
  pieces: (step) => (
    <ContenuEtape id="demandedepartretraite4pieces">
      <PiecesStep step={step} attendus={demandeDepartSuiteMessages.pieces.attendus} />
    </ContenuEtape>
  ),
  recapitulatif: (step) => <Recapitulatif {...step} />,
}

/** The request for retirement. */
export const DemandeDepartScreen = () => <DemandeEnEtapes genre="depart" steps={steps} />

/** The recap, where the countries of addresses have their names. */
const Recapitulatif = (step: StepProps<'depart'>) => {
  const { data } = useCall(listerpays, {})
  const { dossier, contexte } = step
  return (
    <ContenuEtape id="demandedepartretraite5recapitulatif">
      <RecapitulatifStep
        step={{ ...step, contexte: { ...contexte, ...(data && { pays: data.listePays }) } }}
        identite={
          <AnswerBlock titre={demandeDepartMessages.situation.identite} facts={faitsIdentite(contexte)} />
        }
        reserves={
          <Warnings {...demandeDepartSuiteMessages.reserves} phrases={reservesDe(dossier, contexte)} />
        }
      />
    </ContenuEtape>
  )
}
