import { useRef } from 'react'
import { retirerpiece } from '#contract/piece.ts'
import { fetchCall } from '#portal/api/fetchCall.ts'
import { useUploadPiece } from '#portal/api/useUploadPiece.ts'
import { FileField } from '#portal/components/FileField.tsx'
import type { SentFile, Upload } from '#portal/components/useUploads.ts'
import { mesapMessages } from '#portal/messages/mesap.ts'

interface PiecesFieldProps {
  readonly id: string
  readonly initial: readonly SentFile[]
  readonly onChange: (sent: readonly SentFile[]) => void
  /** A file starts (1) or ends (-1) its way: the message must wait for it. */
  readonly onPending: (change: 1 | -1) => void
}

/** Files of a message: each is sent at once, and taken back from the server when it is removed. */
export const PiecesField = ({ id, initial, onChange, onPending }: PiecesFieldProps) => {
  const uploadPiece = useUploadPiece()
  const before = useRef(initial)
  const upload: Upload = async (file, tools) => {
    onPending(1)
    try {
      return await uploadPiece(file, tools)
    } finally {
      onPending(-1)
    }
  }
  const change = (sent: readonly SentFile[]) => {
    const kept = new Set(sent.map((file) => file.id))
    for (const { id: pieceId } of before.current.filter((file) => !kept.has(file.id)))
      // Whatever comes of it: a file that stays waits for nothing, and is deleted after a day.
      void fetchCall(retirerpiece, { body: { pieceId } })
    before.current = sent
    onChange(sent)
  }
  return (
    <FileField
      id={id}
      label={mesapMessages.saisie.pieces}
      kind="autre"
      initial={initial}
      upload={upload}
      onChange={change}
    />
  )
}
