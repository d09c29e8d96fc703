import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { piecesDemandees, type GroupeDe } from './dossier.ts'
import { etapePrecedente, etapeSuivante, type EtapeDe } from './etapes.ts'
import { PiecesForm } from './PiecesForm.tsx'
import type { StepProps } from './StepProps.ts'

interface PiecesStepProps<G extends GenreDossier> {
  readonly step: StepProps<G>
  /** What is expected in each group. */
  readonly attendus: Readonly<Record<GroupeDe<G>, string>>
}

/** The files that the answers ask for. */
export const PiecesStep = <G extends GenreDossier>({ step, attendus }: PiecesStepProps<G>) => {
  const { genre, dossier, etapes, onChange, goTo } = step
  const pieces = 'pieces' as EtapeDe<G>
  return (
    <PiecesForm
      groupes={piecesDemandees(genre, dossier)}
      attendus={attendus}
      pieces={dossier.pieces}
      onChange={(files) => onChange({ pieces: files } as Partial<typeof dossier>)}
      onDone={() => goTo(etapeSuivante(etapes, pieces))}
    >
      <StepButtons onPrevious={() => goTo(etapePrecedente(etapes, pieces))}>
        <button type="submit" className="fr-btn">
          {etapesMessages.suivant}
        </button>
      </StepButtons>
    </PiecesForm>
  )
}
