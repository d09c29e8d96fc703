import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CorrectionEnvoyee } from '#contract/carriere/corrections.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { useToday } from '#portal/client/opening.ts'
import { useBrouillon } from '#portal/client/drafts/useBrouillon.ts'
import { usePageTitle, useReplacedTitle } from '#portal/client/page/pageTitle.ts'
import { DraftStatus } from '#portal/components/steps/DraftStatus.tsx'
import { StepHeading } from '#portal/components/steps/StepHeading.tsx'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { Remise } from '#portal/form/Reprise.tsx'
import { correctionMessages } from './words.ts'
import { Accuse } from './Accuse.tsx'
import type { Dossier } from './dossier.ts'
import { EffetStep } from './effet/EffetStep.tsx'
import { ETAPE, etapeOuverte, etapes, type Etape } from './etapes.ts'
import { LigneStep } from './etapes/LigneStep.tsx'
import { PiecesStep } from './etapes/PiecesStep.tsx'
import { RecapitulatifStep } from './etapes/RecapitulatifStep.tsx'
import { ValeursStep } from './etapes/ValeursStep.tsx'

const steps = {
  ligne: LigneStep,
  valeurs: ValeursStep,
  pieces: PiecesStep,
  effet: EffetStep,
  recapitulatif: RecapitulatifStep,
} as const satisfies Readonly<Record<Etape, unknown>>

const titles = etapes.map((etape) => correctionMessages.etapes[etape])

interface CorrectionSaisieProps {
  readonly cir: Cir
  readonly prevu: DepartPrevu | undefined
  /** Version of the draft on the server; 0 when there is none. */
  readonly version: number
  readonly initial: Dossier
  /** Once it is sent. */
  readonly onSent: () => void
  /** Begins again with what was kept elsewhere. */
  readonly onResume: () => void
  /** Puts back the draft that was just deleted; undefined when none was. */
  readonly onRetablir?: (() => Promise<boolean>) | undefined
}

/** The steps of a correction. What is typed is kept at each pause, whichever way one leaves. */
export const CorrectionSaisie = ({
  cir,
  prevu,
  version,
  initial,
  onSent,
  onResume,
  onRetablir,
}: CorrectionSaisieProps) => {
  const today = useToday()
  const [parameters, setParameters] = useSearchParams()
  const brouillon = useBrouillon('correctioncir', version)
  const [dossier, setDossier] = useState(initial)
  const latest = useRef(initial)
  const [envoyee, setEnvoyee] = useState<CorrectionEnvoyee>()
  const etape = etapeOuverte(parameters.get(ETAPE), dossier.saisie, today)
  const rang = etapes.indexOf(etape)
  const page = usePageTitle()
  useReplacedTitle(envoyee ? page : etapesMessages.titre(titles, rang, page))
  if (envoyee) return <Accuse {...envoyee} />
  const change = (part: Partial<Dossier>) => {
    latest.current = { ...latest.current, ...part }
    setDossier(latest.current)
    brouillon.change({ ...latest.current })
  }
  const goTo = (next: Etape) => {
    void brouillon.flush()
    setParameters((before) => {
      before.set(ETAPE, next)
      return before
    })
  }
  const end = (sent: CorrectionEnvoyee) => {
    void brouillon.remove()
    onSent()
    setEnvoyee(sent)
  }
  const Step = steps[etape]
  return (
    <>
      <StepHeading steps={titles} current={rang} />
      <Remise objet="correction" onRetablir={brouillon.etat === 'inchange' ? onRetablir : undefined} />
      <Step
        key={etape}
        cir={cir}
        prevu={prevu}
        today={today}
        dossier={dossier}
        onChange={change}
        goTo={goTo}
        onSent={end}
      />
      <DraftStatus etat={brouillon.etat} modifieLe={brouillon.modifieLe} onResume={onResume} />
    </>
  )
}
