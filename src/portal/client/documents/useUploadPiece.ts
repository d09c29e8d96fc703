import { useCallback } from 'react'
import { deposerpiece, type UsagePiece } from '#contract/kit/piece.ts'
import { messageText } from '../fetch/messageText.ts'
import { usePublishedContent } from '../contents.ts'
import { uploadPiece } from './uploadPiece.ts'
import { useReaction } from '../call/useReaction.ts'

interface Tools {
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file and gives its id, for a field of files. Rejects when it fails: with the reason when the server gave one,
 * and the failures that concern the session take their row of the catalogue.
 */
export const useUploadPiece = () => {
  const react = useReaction()
  const { message } = usePublishedContent()
  return useCallback(
    async (file: File, tools: Tools, usage: UsagePiece = 'autre'): Promise<string> => {
      const outcome = await uploadPiece(file, { ...tools, usage })
      if (outcome.status === 200) return outcome.piece.pieceId
      if (outcome.status === 444 || outcome.status === 503)
        throw new Error(messageText(outcome.body.erreurCode, message), { cause: 'refus' })
      // Without network only this file fails: it can be tried again, and nothing typed is lost.
      if (outcome.status !== 0) react(deposerpiece, outcome)
      throw new Error(file.name)
    },
    [message, react],
  )
}
