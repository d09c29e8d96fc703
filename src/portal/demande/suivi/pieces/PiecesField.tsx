import type { CompletionForm } from '#contract/demande/suiviForm.ts'
import type { UsagePiece } from '#contract/kit/piece.ts'
import { FileInput } from '#portal/components/files/FileInput.tsx'
import type { SentFile, UploadItem } from '#portal/components/files/useUploads.ts'
import { usePieces } from '#portal/form/drafts/usePieces.ts'
import { useFormField } from '#portal/form/FormContext.ts'
import { suiviMessages } from '../words.ts'

const none: readonly SentFile[] = []

interface PiecesFieldProps {
  /** What is asked for. */
  readonly motif: string | undefined
  readonly usage: UsagePiece
  /** The files on their way or failed, each time that they change. */
  readonly onUnsent: (unsent: readonly UploadItem[]) => void
}

/** Files of the form: their ids are its value. */
export const PiecesField = ({ motif, usage, onUnsent }: PiecesFieldProps) => {
  const { id, errors, onChange } = useFormField<CompletionForm['pieces']>('pieces')
  const { upload, change } = usePieces({
    initial: none,
    usage,
    onChange: (sent) => onChange(sent.map((file) => file.id)),
  })
  return (
    <FileInput
      id={id}
      label={suiviMessages.piece.fichiers}
      hint={motif}
      required
      kind={usage}
      errors={errors}
      upload={upload}
      onChange={change}
      onUnsent={onUnsent}
    />
  )
}
