import { useRef } from 'react'
import { suivis, type Suivi } from '#contract/demande/suivi.ts'
import { completionFormSchema, type CompletionForm } from '#contract/demande/suiviForm.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import type { UploadItem } from '#portal/components/files/useUploads.ts'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { suiviMessages } from '../words.ts'
import { motifCourant, usageDemande } from '../etapes.ts'
import { PiecesField } from './PiecesField.tsx'
import { Refus } from '../Refus.tsx'
import { useMove } from '../useMove.ts'

const words = suiviMessages.piece
const empty: CompletionForm = { pieces: [] }

interface PieceFormProps {
  readonly genre: GenreDossier
  readonly suivi: Suivi
  readonly onDone: (fait: 'piece' | 'conflit') => Promise<void>
}

/** Files that the service asked for: once they are sent, the request goes on. */
export const PieceForm = ({ genre, suivi, onDone }: PieceFormProps) => {
  const { refus, refuse, move } = useMove('piece', onDone)
  const unsent = useRef<readonly UploadItem[]>([])
  const submit = async ({ pieces }: CompletionForm) => {
    if (unsent.current.some(({ state }) => state === 'enCours')) refuse(words.enCours)
    else await move(suivis[genre].completer, { body: { dossierId: suivi.dossierId, pieces } })
  }
  return (
    <section className="eap-colonne eap-no-print eap-suivi__saisie">
      <h2>{words.titre}</h2>
      <PortalForm schema={completionFormSchema} initialValues={empty} onSubmit={submit}>
        <Refus titre={words.refus} refus={refus} />
        <PiecesField
          motif={motifCourant(suivi)}
          usage={usageDemande(suivi)}
          onUnsent={(items) => {
            unsent.current = items
          }}
        />
        <SubmitButton label={words.envoyer} sending={words.envoi} />
      </PortalForm>
    </section>
  )
}
