import type { ReactNode } from 'react'
import type { AnyObject } from 'yup'
import { contenuPrive, type PageKey } from '#contract/contenu/contenu.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { listerpays } from '#contract/profil/adresse.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import type { StepProps, Steps } from '../etapes/StepProps.ts'
import { DemandeEnEtapes } from '../DemandeEnEtapes.tsx'
import { PiecesStep } from '../etapes/PiecesStep.tsx'
import { RecapitulatifStep } from '../etapes/RecapitulatifStep.tsx'
import { AnswerBlock } from '#portal/components/steps/AnswerBlock.tsx'
import { piecesDemandees } from '../dossier/dossier.ts'
import { reservesDe } from './departDit.ts'
import { PreparationStep } from './preparation/PreparationStep.tsx'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { SituationStep } from './SituationStep.tsx'
import { faitsIdentite } from './Identite.tsx'
import { demandeDepartMessages } from './words.ts'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'
import { useFormValues } from '#portal/form/FormContext.ts'
import { QuestionsStep } from '../etapes/QuestionsStep.tsx'
import './demandedepartretraite.css'

const steps: Steps<'depart'> = {
  preparation: PreparationStep,
  situation: SituationStep,
  depart: (step) => <DepartStep {...step} />,
  pieces: (step) => <Pieces {...step} />,
  recapitulatif: (step) => <Recapitulatif {...step} />,
}

/** The request for retirement. */
export const DemandeDepartScreen = () => <DemandeEnEtapes genre="depart" steps={steps} />

/** Fourth step: the files, and what is good to know of them, when the answers ask for any. */
const Pieces = (step: StepProps<'depart'>) => {
  const form = <PiecesStep step={step} attendus={demandeDepartSuiteMessages.pieces.attendus} />
  if (piecesDemandees('depart', step.dossier).length === 0) return form
  return <ContenuEtape id="demandedepartretraite4pieces">{form}</ContenuEtape>
}

/** The recap, where the countries of addresses have their names. */
const Recapitulatif = (step: StepProps<'depart'>) => {
  const { data } = useCall(listerpays, {})
  const { dossier, contexte } = step
  return (
    <RecapitulatifStep
      step={{ ...step, contexte: { ...contexte, ...(data && { pays: data.listePays }) } }}
      identite={
        <ContenuEtape id="demandedepartretraite5recapitulatif">
          <AnswerBlock titre={demandeDepartMessages.situation.identite} facts={faitsIdentite(contexte)} />
        </ContenuEtape>
      }
      reserves={<Warnings {...demandeDepartSuiteMessages.reserves} phrases={reservesDe(dossier, contexte)} />}
    />
  )
}

/** Third step: when and why the person leaves, when they are paid, and where. */
const DepartStep = (step: StepProps<'depart'>) => (
  <ContenuEtape id="demandedepartretraite3depart">
    <QuestionsStep step={step} etape="depart" autour={{ depart: { apres: <DepartReserves {...step} /> } }} />
  </ContenuEtape>
)

/** Warnings of the date and of the reason as they are now. */
const DepartReserves = ({ dossier, contexte }: StepProps<'depart'>) => {
  const values = useFormValues<AnyObject>()
  const phrases = reservesDe({ ...dossier, depart: { ...dossier.depart, ...values } }, contexte)
  return <Warnings {...demandeDepartSuiteMessages.reserves} phrases={phrases} />
}

interface ContenuEtapeProps {
  readonly id: PageKey
  readonly children: ReactNode
}

/** A step below what the administration says of it: all is read before the button that leaves it. */
const ContenuEtape = ({ id, children }: ContenuEtapeProps) => {
  const { data } = useCall(contenuPrive, { params: { id } })
  const { introduction, asavoir } = data?.contenu.paragraphe ?? {}
  return (
    <>
      {introduction ? <RichText html={introduction.texte} className="fr-mb-3w" /> : null}
      {asavoir ? (
        <section className="fr-mb-4w">
          <h3 className="fr-h6">{asavoir.titre}</h3>
          <RichText html={asavoir.texte} />
        </section>
      ) : null}
      {children}
    </>
  )
}
