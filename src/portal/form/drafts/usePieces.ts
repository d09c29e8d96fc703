import { useRef } from 'react'
import { retirerpiece, type UsagePiece } from '#contract/kit/piece.ts'
import type { SentFile, Upload } from '#portal/components/files/useUploads.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import { useUploadPiece } from '#portal/client/documents/useUploadPiece.ts'

interface PiecesOptions {
  /** Files sent before. */
  readonly initial: readonly SentFile[]
  readonly onChange: (sent: readonly SentFile[]) => void
  readonly usage?: UsagePiece
}

/** Files of a form, for a FileInput: each is sent at once, and taken back from the server when it is removed. */
export const usePieces = ({ initial, onChange, usage }: PiecesOptions) => {
  const uploadPiece = useUploadPiece()
  const before = useRef(initial)
  const pending = useRef(0)
  const upload: Upload = async (file, tools) => {
    pending.current += 1
    try {
      return await uploadPiece(file, tools, usage)
    } finally {
      pending.current -= 1
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
  return {
    upload,
    change,
    /** A file is still on its way: the form must wait for it. */
    isPending: () => pending.current > 0,
  }
}
