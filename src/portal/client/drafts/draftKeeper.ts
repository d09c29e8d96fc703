/**
 * Where a draft stands: nothing to keep, typed but not kept yet, being kept, kept, not kept, not kept because the session has
 * ended, or kept elsewhere since.
 */
export type DraftState =
  | 'inchange'
  | 'modifie'
  | 'enregistrement'
  | 'enregistre'
  | 'echec'
  | 'session'
  | 'conflit'

/** What came of keeping a draft. */
export type Kept =
  | { readonly kind: 'enregistre'; readonly version: number; readonly modifieLe: string }
  | { readonly kind: 'echec' | 'session' | 'conflit' }

/** Silence after which what was typed is kept, and time before a failure is tried again, in milliseconds. */
export const PAUSE_MS = 1500
export const RETRY_MS = 10_000

interface KeeperOptions<Values> {
  /** Version of the draft on the server; 0 when there is none. */
  readonly version: number
  readonly save: (version: number, values: Values) => Promise<Kept>
  /** `modifieLe` comes with `enregistre`. */
  readonly onState: (state: DraftState, modifieLe?: string) => void
}

/**
 * Keeps a draft at each pause, one sending at a time, the last values only. A failure is tried again; a conflict stops
 * everything, for the other version must not be overwritten.
 */
export const draftKeeper = <Values>({ version: first, save, onState }: KeeperOptions<Values>) => {
  let version = first
  let waiting: { readonly values: Values } | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }

  const settle = (kept: Kept, values: Values) => {
    if (kept.kind === 'enregistre') {
      version = kept.version
      onState(waiting ? 'modifie' : 'enregistre', kept.modifieLe)
      return
    }
    if (kept.kind === 'conflit') stopped = true
    else {
      waiting ??= { values }
      // Without a session, trying again would fail again.
      if (!stopped && kept.kind === 'echec') plan(RETRY_MS)
    }
    onState(kept.kind)
  }

  const sendOne = async (values: Values) => {
    waiting = undefined
    onState('enregistrement')
    settle(await save(version, values), values)
  }

  const send = async (): Promise<void> => {
    clearTimeout(timer)
    if (running) await running
    if (!waiting || stopped || running) return
    running = sendOne(waiting.values).finally(() => {
      running = undefined
    })
    await running
  }

  return {
    /** Notes what the form holds now. */
    change: (values: Values) => {
      if (stopped) return
      waiting = { values }
      onState('modifie')
      plan(PAUSE_MS)
    },
    /** Keeps at once what is not kept yet; true when nothing is left to keep. */
    flush: async (): Promise<boolean> => {
      await send()
      return waiting === undefined && !stopped
    },
    /** Something typed is not on the server. */
    isUnsaved: () => waiting !== undefined || running !== undefined,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
