import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import { brouillons, type Brouillon, type GenreBrouillon } from '#contract/kit/brouillon.ts'
import { hasUnsent } from '#portal/client/drafts/unsent.ts'
import { useBrouillon } from '#portal/client/drafts/useBrouillon.ts'
import { useReadBrouillon } from '#portal/client/drafts/useBrouillon.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { initialiseRights } from '#portal/client/entry/rights.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

const quiet = { revalidateOnFocus: false, revalidateOnReconnect: false } as const

/** What a request of a kind begins with: what the portal knows of the person, and the draft that the server keeps. */
export const useContexteDemande = (genre: GenreDossier) => {
  const { service } = genresDemande[genre]
  const contexte = useCall(demandesDeRetraite[genre].lire, {}, quiet)
  const draft = useCall(brouillons[service].lire, {}, quiet)
  const kept = useReadBrouillon(service, draft)
  const send = useFormSend()
  const [supprimee, setSupprimee] = useState<Brouillon['contenu']>()
  return {
    /** Undefined until both are read. */
    lu: contexte.data && kept && { contexte: contexte.data, brouillon: kept.brouillon },
    hasFailed: contexte.error !== undefined || draft.error !== undefined,
    /** Begins again with what the server keeps. */
    onReadAgain: async () => {
      await draft.mutate()
    },
    /** Keeps the draft that was deleted, so that it can be put back. */
    onDeleted: setSupprimee,
    /** Puts back the draft that was just deleted: false when it could not be; undefined when none was. */
    onRetablir:
      supprimee &&
      (async () => {
        const body = { version: 0, contenu: supprimee }
        if ((await send(brouillons[service].enregistrer, { body })).status !== 200) return false
        setSupprimee(undefined)
        await draft.mutate()
        return true
      }),
    /** Once it is sent, there is a request under way, and the right to follow it. */
    onSent: async () => {
      await Promise.all([contexte.mutate(), initialiseRights()])
    },
  }
}

interface DemandeOptions<Dossier> {
  readonly genre: GenreBrouillon
  /** What the server keeps of it; undefined when it keeps nothing. */
  readonly brouillon: Brouillon | undefined
  /** The request as it begins: that of the draft, or a new one. */
  readonly initial: () => Dossier
  /** Begins again with what the server keeps. */
  readonly onReadAgain: () => Promise<void>
  readonly onDeleted: (contenu: Brouillon['contenu']) => void
}

/** A request being written in several steps: what is typed is kept at each pause, whichever way one leaves. */
export const useDemande = <Dossier extends object>({
  genre,
  brouillon,
  initial,
  onReadAgain,
  onDeleted,
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
      const contenu = { ...latest.current }
      const removed = await draft.remove()
      if (removed) {
        onDeleted(contenu)
        await onReadAgain()
      }
      return removed
    },
  }
}
