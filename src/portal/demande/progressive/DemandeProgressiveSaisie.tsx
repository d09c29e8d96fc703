import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { Brouillon } from '#contract/kit/brouillon.ts'
import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { useDemande } from '../useDemande.ts'
import { DraftStatus } from '#portal/components/steps/DraftStatus.tsx'
import { StepHeading } from '#portal/components/steps/StepHeading.tsx'
import { etapesDemandeMessages } from '../wordsEtapes.ts'
import { paths } from '#portal/paths.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { etapesDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import { dossierDuBrouillon, nouveauDossier } from './dossier.ts'
import { etapeOuverte, type EtapeSaisie } from './etapes.ts'
import { PiecesStep } from './PiecesStep.tsx'
import { RecapitulatifStep } from './RecapitulatifStep.tsx'
import { SituationStep } from './SituationStep.tsx'
import { TempsPartielStep } from './TempsPartielStep.tsx'

const steps = {
  situation: SituationStep,
  'temps-partiel': TempsPartielStep,
  pieces: PiecesStep,
  recapitulatif: RecapitulatifStep,
} as const satisfies Readonly<Record<EtapeSaisie, unknown>>

const titles = etapesDemandeProgressive.map((etape) => etapesDemandeMessages.progressive[etape])

interface DemandeProgressiveSaisieProps {
  readonly asked: EtapeSaisie
  readonly contexte: ContexteDemande
  readonly brouillon: Brouillon | undefined
  /** Begins again with what the server keeps. */
  readonly onReadAgain: () => Promise<void>
  readonly onSent: () => Promise<void>
}

/** The steps of the request. What is typed is kept at each pause, whichever way one leaves. */
export const DemandeProgressiveSaisie = (props: DemandeProgressiveSaisieProps) => {
  const { asked, contexte, brouillon, onReadAgain, onSent } = props
  const navigate = useNavigate()
  const [today] = useState(() => dayInParis(new Date()))
  const demande = useDemande({
    genre: 'demandedepartretraiteprogressive',
    brouillon,
    initial: () => {
      const nouveau = nouveauDossier(contexte)
      return brouillon ? dossierDuBrouillon({ ...brouillon.contenu }, nouveau) : nouveau
    },
    onReadAgain,
  })
  const { dossier, etat, modifieLe } = demande
  const etape = etapeOuverte(asked, dossier, contexte, today)
  if (etape !== asked) return <Navigate replace to={paths.etapeDemandeProgressive(etape)} />
  const Step = steps[etape]
  return (
    <>
      <StepHeading key={etape} steps={titles} current={etapesDemandeProgressive.indexOf(etape)} />
      <Step
        key={`etape-${etape}`}
        contexte={contexte}
        today={today}
        dossier={dossier}
        onChange={demande.change}
        goTo={(next) => {
          void demande.flush()
          void navigate(paths.etapeDemandeProgressive(next))
        }}
        reprisLe={brouillon?.modifieLe}
        onRestart={demande.restart}
        onSent={async () => {
          demande.stop()
          await onSent()
          await navigate(paths.etapeDemandeProgressive('confirmation'))
        }}
      />
      <DraftStatus etat={etat} modifieLe={modifieLe} onResume={() => void onReadAgain()} />
    </>
  )
}
