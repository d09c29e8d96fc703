import { useEffect, useRef } from 'react'
import { retirerpiece, type UsagePiece } from '#contract/kit/piece.ts'
import type { SentFile, Upload } from '#portal/components/files/useUploads.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import { useUploadPiece } from '#portal/client/documents/useUploadPiece.ts'

interface PiecesOptions {
  /** Files sent before. */
  readonly initial: readonly SentFile[]
  readonly onChange: (sent: readonly SentFile[]) => void
  readonly usage?: UsagePiece
}

/** Whatever comes of it: a file that stays waits for nothing, and is deleted after a day. */
const takeBack = (pieces: readonly string[]) => {
  for (const pieceId of pieces) void fetchCall(retirerpiece, { body: { pieceId } })
}

/**
 * Files of a form, for a FileInput: each is sent at once; one that is removed is taken back from the server once it can no
 * longer be put back, when another is removed or the field goes.
 */
export const usePieces = ({ initial, onChange, usage }: PiecesOptions) => {
  const uploadPiece = useUploadPiece()
  const before = useRef(initial)
  /** Off the list, but may still be put back. */
  const removed = useRef<readonly string[]>([])
  const pending = useRef(0)
  useEffect(() => () => takeBack(removed.current), [])
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
    const gone = before.current.map(({ id }) => id).filter((id) => !kept.has(id))
    if (gone.length > 0) takeBack(removed.current)
    removed.current = [...(gone.length > 0 ? [] : removed.current), ...gone].filter((id) => !kept.has(id))
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
