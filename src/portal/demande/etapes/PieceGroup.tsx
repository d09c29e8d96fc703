import { useId, useState, type ReactNode } from 'react'
import { usePieces } from '#portal/form/drafts/usePieces.ts'
import { FileInput } from '#portal/components/files/FileInput.tsx'
import type { FileKind } from '#portal/components/files/fileRefusals.ts'
import type { SentFile, UploadItem } from '#portal/components/files/useUploads.ts'

interface PieceGroupProps {
  readonly label: string
  /** What is expected, said before the formats and limits. */
  readonly hint?: ReactNode
  /** `iban` for a bank statement: no text document. */
  readonly kind: FileKind
  /** Files that the draft holds. */
  readonly files: readonly SentFile[]
  readonly onChange: (files: readonly SentFile[]) => void
  /** The files on their way or failed, each time that they change: the step must not be left without them. */
  readonly onPending: (unsent: readonly UploadItem[]) => void
}

/** One group of files of a draft: each is sent at once, and taken back from the server when it is removed. */
export const PieceGroup = ({ label, hint, kind, files, onChange, onPending }: PieceGroupProps) => {
  const [initial] = useState(files)
  const { upload, change } = usePieces({ initial, onChange, usage: kind })
  return (
    <FileInput
      id={useId()}
      label={label}
      hint={hint}
      kind={kind}
      initial={initial}
      upload={upload}
      onChange={change}
      onUnsent={onPending}
    />
  )
}
