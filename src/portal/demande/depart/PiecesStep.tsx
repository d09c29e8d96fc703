import { PiecesForm } from '../PiecesForm.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { piecesDemandees } from '#rules/demande/demandeDepart.ts'
import { ContenuEtape } from './ContenuEtape.tsx'
import { reponsesDe } from './dossier.ts'
import type { StepProps } from './StepProps.ts'
import { etapePrecedente, etapeSuivante } from './voisines.ts'

/** Fourth step: the files that the answers ask for. */
export const PiecesStep = ({ dossier, etapes, onChange, goTo }: StepProps) => (
  <ContenuEtape id="demandedepartretraite4pieces">
    <PiecesForm
      groupes={piecesDemandees(reponsesDe(dossier))}
      attendus={demandeDepartSuiteMessages.pieces.attendus}
      pieces={dossier.pieces}
      onChange={(pieces) => onChange({ pieces })}
      onDone={() => goTo(etapeSuivante(etapes, 'pieces'))}
    >
      <StepButtons onPrevious={() => goTo(etapePrecedente(etapes, 'pieces'))}>
        <button type="submit" className="fr-btn">
          {etapesMessages.suivant}
        </button>
      </StepButtons>
    </PiecesForm>
  </ContenuEtape>
)
