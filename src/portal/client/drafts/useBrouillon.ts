import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { brouillons, type Brouillon, type GenreBrouillon } from '#contract/kit/brouillon.ts'
import { failures } from '#contract/kit/failures.ts'
import { fetchCall } from '../fetch/fetchCall.ts'
import { useFormSend } from '../call/useSend.ts'
import { currentOwner } from '../session/ownTabData.ts'
import { draftKeeper, type DraftState, type Kept } from './draftKeeper.ts'
import { dropUnsent, keepUnsent, withUnsent } from './unsent.ts'

type Values = Brouillon['contenu']

/** Outcomes that do not tell whether it was kept: no answer, or a fault, of the server or on the way. */
const MAY_BE_KEPT = new Set<number | string>([0, 'autre', 500, 503])

const save = async (genre: GenreBrouillon, version: number, contenu: Values): Promise<Kept> => {
  const outcome = await fetchCall(brouillons[genre].enregistrer, { body: { version, contenu } })
  if (outcome.status === 200) return { kind: 'enregistre', ...outcome.body }
  if (outcome.status === 401) return { kind: 'session' }
  if (MAY_BE_KEPT.has(outcome.status)) return { kind: 'sansReponse' }
  const conflict = outcome.status === 444 && outcome.body.erreurCode === failures.brouillonConflit.erreurCode
  return { kind: conflict ? 'conflit' : 'echec' }
}

/**
 * Keeps a draft of this person on the server at each pause, from the version that was read. Leaving the page with
 * something not kept asks first.
 */
export const useBrouillon = (genre: GenreBrouillon, version: number) => {
  const send = useFormSend()
  // Once the session has ended, nobody says whose draft it was.
  const [owner] = useState(currentOwner)
  const [state, setState] = useState<{ readonly etat: DraftState; readonly modifieLe?: string | undefined }>({
    etat: 'inchange',
  })
  const keeper = useMemo(
    () =>
      draftKeeper<Values>({
        version,
        save: (known, contenu) => save(genre, known, contenu),
        onNotKept: (notKept) => {
          if (!notKept) return dropUnsent(genre)
          const { version: known, values, sent } = notKept
          keepUnsent(genre, owner, { version: known, contenu: values, ...(sent && { envoye: sent }) })
        },
        onState: (etat, modifieLe) =>
          setState((before) => ({ etat, modifieLe: modifieLe ?? before.modifieLe })),
      }),
    [genre, owner, version],
  )
  const hold = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!keeper.isUnsaved()) return
    void keeper.flush()
    event.preventDefault()
  })
  const keepNow = useEffectEvent(() => void keeper.flush())
  useEffect(() => {
    addEventListener('beforeunload', hold)
    addEventListener('online', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      removeEventListener('beforeunload', hold)
      removeEventListener('online', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [])
  useEffect(() => () => void keeper.end(), [keeper])
  return {
    ...state,
    change: keeper.change,
    flush: keeper.flush,
    /** Keeps nothing more: what was typed is sent. */
    stop: () => {
      keeper.stop()
      dropUnsent(genre)
    },
    /** Deletes the draft, here and on the server; true once it is done. */
    remove: async (): Promise<boolean> => {
      // Nothing must come after the deletion, nor be lost when it fails.
      await keeper.flush()
      const removed = (await send(brouillons[genre].supprimer, { body: {} })).status === 200
      if (removed) {
        keeper.stop()
        dropUnsent(genre)
      }
      return removed
    },
  }
}

interface Reading {
  readonly data: { readonly brouillon?: Brouillon } | undefined
  readonly isValidating: boolean
}

/**
 * The draft that the server keeps, with what this tab could not send of it; undefined until it is read. It stays what it was
 * when the reading ended: what the form cannot send meanwhile is its own.
 */
export const useReadBrouillon = (genre: GenreBrouillon, { data, isValidating }: Reading) => {
  // What another page read before may be older than what another device has kept since.
  const read = isValidating ? undefined : data
  return useMemo(() => read && { brouillon: withUnsent(genre, read.brouillon) }, [genre, read])
}
