import { PiecesForm } from '../PiecesForm.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { piecesProgressives } from '#rules/demande/demandeProgressive.ts'
import type { StepProps } from './StepProps.ts'

const { pieces: words } = demandeProgressiveMessages

/** Third step: the authorisation of part-time work, and the bank statement of another account. */
export const PiecesStep = ({ dossier, onChange, goTo }: StepProps) => (
  <>
    <p>{words.texte}</p>
    <PiecesForm
      groupes={piecesProgressives(dossier.tempsPartiel)}
      attendus={words.attendus}
      pieces={dossier.pieces}
      onChange={(pieces) => onChange({ pieces })}
      onDone={() => goTo('recapitulatif')}
    >
      <StepButtons onPrevious={() => goTo('temps-partiel')}>
        <button type="submit" className="fr-btn">
          {etapesMessages.suivant}
        </button>
      </StepButtons>
    </PiecesForm>
  </>
)
