import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { inscriptionMessages as words } from '../words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { etapesInscription, paths, type EtapeInscription } from '#portal/paths.ts'

interface StepButtonsProps {
  readonly etape: EtapeInscription
  readonly label?: string
}

/** The way back and the way on, at the foot of a step's form. */
export const StepButtons = ({ etape, label = words.continuer }: StepButtonsProps) => (
  <ul className="fr-btns-group fr-btns-group--inline-sm fr-mt-3w">
    <PreviousStep etape={etape} />
    <li>
      <SubmitButton label={label} sending={words.enCours} />
    </li>
  </ul>
)

const PreviousStep = ({ etape }: { readonly etape: EtapeInscription }) => {
  const previous = etapesInscription[etapesInscription.indexOf(etape) - 1]
  if (previous === undefined) return null
  return (
    <li>
      <Button priority="secondary" linkProps={{ to: paths.etapeInscription(previous) }}>
        {etapesMessages.precedent}
      </Button>
    </li>
  )
}
