import { useState } from 'react'
import { MOTIF_ANNULATION_MAXIMUM, suivis } from '#contract/demande/suivi.ts'
import { annulationFormSchema, type AnnulationForm } from '#contract/demande/suiviForm.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { TextAreaField } from '#portal/form/fields/TextAreaField.tsx'
import { suiviMessages } from './words.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { Refus, refusSuivant, type RefusDit } from './Refus.tsx'
import { useMove } from './useMove.ts'

const words = suiviMessages.annulation
const empty: AnnulationForm = { motif: '' }
const rows = { rows: 4 }

interface AnnulationSaisieProps {
  readonly genre: GenreDossier
  readonly dossierId: string
  readonly onKeep: () => void
  readonly onDone: (fait: 'annulation' | 'conflit') => Promise<void>
}

/** The reason of a cancellation, then its confirmation. */
export const AnnulationSaisie = ({ genre, dossierId, onKeep, onDone }: AnnulationSaisieProps) => {
  const { message } = usePublishedContent()
  const move = useMove()
  const [refus, setRefus] = useState<RefusDit>()
  const submit = async ({ motif }: AnnulationForm) => {
    setRefus(undefined)
    const issue = await move(suivis[genre].annuler, { body: { dossierId, motif } })
    if (issue.kind === 'refus') setRefus(refusSuivant(issue.message))
    else if (issue.kind !== 'ailleurs') await onDone(issue.kind === 'faite' ? 'annulation' : 'conflit')
  }
  return (
    <PortalForm schema={annulationFormSchema} initialValues={empty} messages={message} onSubmit={submit}>
      <Refus titre={words.refus} refus={refus} messages={message} />
      <TextAreaField
        name="motif"
        label={words.motif}
        hint={words.motifAide}
        required
        maximum={MOTIF_ANNULATION_MAXIMUM}
        inputProps={rows}
      />
      <div className="fr-btns-group fr-btns-group--inline-lg">
        <SubmitButton label={words.confirmer} sending={words.envoi} />
        <button type="button" className="fr-btn fr-btn--secondary" onClick={onKeep}>
          {words.garder}
        </button>
      </div>
    </PortalForm>
  )
}
