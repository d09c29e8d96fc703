import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useState, type FormEvent } from 'react'
import { usePieces } from '#portal/form/drafts/usePieces.ts'
import { FileInput } from '#portal/components/files/FileInput.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { fichiersMessages } from '#portal/components/words/fichiers.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { correctionMessages } from '../words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import type { StepProps } from '../etapes.ts'

const { pieces: words } = correctionMessages

/** Third step: what proves the correction. */
export const PiecesStep = ({ dossier, onChange, goTo }: StepProps) => {
  const [initial] = useState(dossier.pieces)
  const [waiting, setWaiting] = useState(0)
  const { upload, change, isPending } = usePieces({ initial, onChange: (pieces) => onChange({ pieces }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending()) setWaiting((before) => before + 1)
    else goTo('effet')
  }
  return (
    <form noValidate onSubmit={submit}>
      {waiting === 0 ? null : (
        <FocusedAlert
          key={waiting}
          niveau="warning"
          titre={words.attenteTitre}
          texte={fichiersMessages.attente}
        />
      )}
      <p>{words.texte}</p>
      <FileInput
        id={useId()}
        label={words.champ}
        kind="autre"
        initial={initial}
        upload={upload}
        onChange={change}
      />
      <StepButtons onPrevious={() => goTo('valeurs')}>
        <Button type="submit">{etapesMessages.suivant}</Button>
      </StepButtons>
    </form>
  )
}
