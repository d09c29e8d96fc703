import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Brouillon, GenreBrouillon } from '#contract/kit/brouillon.ts'
import { hasUnsent } from '#portal/client/drafts/unsent.ts'
import { useBrouillon } from '#portal/client/drafts/useBrouillon.ts'

interface DemandeOptions<Dossier> {
  readonly genre: GenreBrouillon
  /** What the server keeps of it; undefined when it keeps nothing. */
  readonly brouillon: Brouillon | undefined
  /** The request as it begins: that of the draft, or a new one. */
  readonly initial: () => Dossier
  /** Begins again with what the server keeps. */
  readonly onReadAgain: () => Promise<void>
}

/** A request being written in several steps: what is typed is kept at each pause, whichever way one leaves. */
export const useDemande = <Dossier extends object>({
  genre,
  brouillon,
  initial,
  onReadAgain,
}: DemandeOptions<Dossier>) => {
  const [dossier, setDossier] = useState(initial)
  // Two changes may come before the next rendering: each adds to the other.
  const latest = useRef(dossier)
  const { etat, modifieLe, flush, stop, ...draft } = useBrouillon(genre, brouillon?.version ?? 0)
  const sendAgain = useEffectEvent(() => {
    if (hasUnsent(genre)) draft.change({ ...latest.current })
  })
  useEffect(() => sendAgain(), [])
  return {
    dossier,
    etat,
    modifieLe,
    flush,
    stop,
    change: (part: Partial<Dossier>) => {
      latest.current = { ...latest.current, ...part }
      setDossier(latest.current)
      draft.change({ ...latest.current })
    },
    /** Deletes the draft and begins again; false when it could not be deleted. */
    restart: async (): Promise<boolean> => {
      const removed = await draft.remove()
      if (removed) await onReadAgain()
      return removed
    },
  }
}
