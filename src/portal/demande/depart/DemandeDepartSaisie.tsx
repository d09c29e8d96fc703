import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { Brouillon } from '#contract/kit/brouillon.ts'
import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { useDemande } from '../useDemande.ts'
import { DraftStatus } from '#portal/components/steps/DraftStatus.tsx'
import { StepHeading } from '#portal/components/steps/StepHeading.tsx'
import { etapesDemandeMessages } from '../wordsEtapes.ts'
import { paths } from '#portal/paths.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { etapesVisibles, type EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import { DepartStep } from './DepartStep.tsx'
import { dateDonnee, dossierDuBrouillon, nouveauDossier, reponsesDe, withDate } from './dossier.ts'
import { etapeOuverte, type EtapeSaisie } from './etapes.ts'
import { PiecesStep } from './PiecesStep.tsx'
import { PreparationStep } from './preparation/PreparationStep.tsx'
import { RecapitulatifStep } from './RecapitulatifStep.tsx'
import { SituationStep } from './situation/SituationStep.tsx'

const steps = {
  preparation: PreparationStep,
  situation: SituationStep,
  depart: DepartStep,
  pieces: PiecesStep,
  recapitulatif: RecapitulatifStep,
} as const satisfies Readonly<Record<EtapeSaisie, unknown>>

interface DemandeDepartSaisieProps {
  readonly asked: EtapeDemandeDepart
  readonly contexte: ContexteDemande
  readonly brouillon: Brouillon | undefined
  /** Begins again with what the server keeps. */
  readonly onReadAgain: () => Promise<void>
  readonly onSent: () => Promise<void>
}

/** The steps of the request. What is typed is kept at each pause, whichever way one leaves. */
export const DemandeDepartSaisie = (props: DemandeDepartSaisieProps) => {
  const { asked, contexte, brouillon, onReadAgain, onSent } = props
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [today] = useState(() => dayInParis(new Date()))
  const [held] = useState(() => {
    const nouveau = nouveauDossier(contexte)
    return brouillon ? dossierDuBrouillon({ ...brouillon.contenu }, nouveau) : nouveau
  })
  const [donnee] = useState(() => dateDonnee(parameters.get('date'), today))
  const demande = useDemande({
    genre: 'demandedepartretraite',
    brouillon,
    initial: () => (donnee === undefined ? held : withDate(held, donnee)),
    onReadAgain,
  })
  const keepDate = useEffectEvent(() => {
    if (donnee !== undefined) demande.change({ depart: demande.dossier.depart })
  })
  useEffect(() => keepDate(), [])
  const { dossier } = demande
  const etapes = etapesVisibles(reponsesDe(dossier))
  const etape = etapeOuverte(asked, dossier, contexte, today)
  if (etape !== asked) return <Navigate replace to={paths.etapeDemandeDepart(etape)} />
  const Step = steps[etape]
  return (
    <>
      <StepHeading
        key={etape}
        steps={etapes.map((one) => etapesDemandeMessages.depart[one])}
        current={etapes.indexOf(etape)}
      />
      <Step
        key={`etape-${etape}`}
        contexte={contexte}
        today={today}
        dossier={dossier}
        etapes={etapes}
        onChange={demande.change}
        goTo={(next) => {
          void demande.flush()
          void navigate(paths.etapeDemandeDepart(next))
        }}
        reprisLe={brouillon?.modifieLe}
        simulation={donnee === undefined ? undefined : { date: donnee, remplacee: held.depart.dateDepart }}
        onRestart={demande.restart}
        onSent={async () => {
          demande.stop()
          await onSent()
          await navigate(paths.etapeDemandeDepart('confirmation'))
        }}
      />
      <DraftStatus etat={demande.etat} modifieLe={demande.modifieLe} onResume={() => void onReadAgain()} />
    </>
  )
}
