import { retirerpiece } from '#contract/kit/piece.ts'
import type { CompletionForm } from '#contract/demande/suiviForm.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import { useUploadPiece } from '#portal/client/documents/useUploadPiece.ts'
import { FileInput } from '#portal/components/files/FileInput.tsx'
import type { SentFile, Upload } from '#portal/components/files/useUploads.ts'
import { useFormField } from '#portal/form/FormContext.ts'
import { suiviMessages } from './words.ts'

interface PiecesFieldProps {
  /** What is asked for. */
  readonly motif: string | undefined
  /** A file starts (1) or ends (-1) its way: the form must wait for it. */
  readonly onPending: (change: 1 | -1) => void
}

/** Files of the form: each is sent at once, and taken back from the server when it is removed. */
export const PiecesField = ({ motif, onPending }: PiecesFieldProps) => {
  const uploadPiece = useUploadPiece()
  const { id, value, errors, onChange } = useFormField<CompletionForm['pieces']>('pieces')
  const upload: Upload = async (file, tools) => {
    onPending(1)
    try {
      return await uploadPiece(file, tools)
    } finally {
      onPending(-1)
    }
  }
  const change = (sent: readonly SentFile[]) => {
    const kept = sent.map((file) => file.id)
    for (const pieceId of value.filter((before) => !kept.includes(before)))
      // Whatever comes of it: a file that stays waits for nothing, and is deleted after a day.
      void fetchCall(retirerpiece, { body: { pieceId } })
    onChange(kept)
  }
  return (
    <FileInput
      id={id}
      label={suiviMessages.piece.fichiers}
      hint={motif}
      required
      kind="autre"
      errors={errors}
      upload={upload}
      onChange={change}
    />
  )
}
