import { useRef } from 'react'
import { retirerpiece } from '#contract/kit/piece.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import { useUploadPiece } from '#portal/client/documents/useUploadPiece.ts'
import { FileInput, type FileInputProps } from '#portal/components/files/FileInput.tsx'
import type { SentFile } from '#portal/components/files/useUploads.ts'
import { mesapMessages } from './words.ts'

interface PiecesInputProps {
  readonly id: string
  readonly initial: readonly SentFile[]
  readonly onChange: (sent: readonly SentFile[]) => void
  readonly onUnsent: NonNullable<FileInputProps['onUnsent']>
}

/** Files of a message: each is sent at once, and taken back from the server when it is removed. */
export const PiecesInput = ({ id, initial, onChange, onUnsent }: PiecesInputProps) => {
  const upload = useUploadPiece()
  const before = useRef(initial)
  const change = (sent: readonly SentFile[]) => {
    const kept = new Set(sent.map((file) => file.id))
    for (const { id: pieceId } of before.current.filter((file) => !kept.has(file.id)))
      // Whatever comes of it: a file that stays waits for nothing, and is deleted after a day.
      void fetchCall(retirerpiece, { body: { pieceId } })
    before.current = sent
    onChange(sent)
  }
  return (
    <FileInput
      id={id}
      label={mesapMessages.saisie.pieces}
      kind="autre"
      initial={initial}
      upload={upload}
      onChange={change}
      onUnsent={onUnsent}
    />
  )
}
