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

/** What came of keeping a draft; of `sansReponse`, nobody knows whether it was kept. */
export type Kept =
  | { readonly kind: 'enregistre'; readonly version: number; readonly modifieLe: string }
  | { readonly kind: 'echec' | 'sansReponse' | 'session' | 'conflit' }

/** Silence after which what was typed is kept, and time before a failure is tried again, in milliseconds. */
export const PAUSE_MS = 1500
export const RETRY_MS = 10_000

/** What is not known to be kept, the version that it follows, and what was sent after that version without an answer. */
export interface NotKept<Values> {
  readonly version: number
  readonly values: Values
  readonly sent?: Values
}

interface KeeperOptions<Values> {
  /** Version of the draft on the server; 0 when there is none. */
  readonly version: number
  readonly save: (version: number, values: Values) => Promise<Kept>
  /** `modifieLe` comes with `enregistre`. */
  readonly onState: (state: DraftState, modifieLe?: string) => void
  /**
   * What is not kept; undefined once all of it is, or another version must be gone on with. Once the keeper has ended, only
   * the end of the session is told: another keeper tells its own.
   */
  readonly onNotKept?: (notKept: NotKept<Values> | undefined) => void
}

/**
 * Keeps a draft at each pause, one sending at a time, the last values only. A failure is tried again; a conflict stops
 * everything, for the other version must not be overwritten. What was sent without an answer is sent again as it was,
 * before what was typed since: the server knows it again, and only then is the version known.
 */
export const draftKeeper = <Values>({ version: first, save, onState, onNotKept }: KeeperOptions<Values>) => {
  let version = first
  let waiting: { readonly values: Values } | undefined
  let unanswered: { readonly values: Values } | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let ended = false

  const plan = (ms: number) => {
    clearTimeout(timer)
    if (!ended && !stopped) timer = setTimeout(() => void send(), ms)
  }

  const tellNotKept = () => {
    const sent = unanswered && { sent: unanswered.values }
    onNotKept?.(waiting && !stopped ? { version, values: waiting.values, ...sent } : undefined)
  }

  const settle = (kept: Kept, sent: { readonly values: Values }) => {
    unanswered = kept.kind === 'sansReponse' ? sent : undefined
    if (kept.kind === 'enregistre') version = kept.version
    else if (kept.kind === 'conflit') stopped = true
    else waiting ??= sent
    if (!ended || kept.kind === 'session') tellNotKept()
    // Without a session, trying again would fail again.
    if (kept.kind === 'echec' || kept.kind === 'sansReponse') plan(RETRY_MS)
    if (kept.kind === 'enregistre') onState(waiting ? 'modifie' : 'enregistre', kept.modifieLe)
    else onState(kept.kind === 'sansReponse' ? 'echec' : kept.kind)
  }

  const sendOne = async (held: { readonly values: Values }): Promise<boolean> => {
    if (waiting === held) waiting = undefined
    onState('enregistrement')
    const kept = await save(version, held.values)
    settle(kept, held)
    return kept.kind === 'enregistre'
  }

  const sendAll = async () => {
    if (unanswered && unanswered !== waiting && !(await sendOne(unanswered))) return
    if (waiting && !stopped) await sendOne(waiting)
  }

  const send = async (): Promise<void> => {
    clearTimeout(timer)
    if (running) await running
    if (!waiting || stopped || running) return
    running = sendAll().finally(() => {
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
    /** The form is left: keeps what is not kept yet, once. Another keeper may go on from there. */
    end: async (): Promise<void> => {
      ended = true
      if (waiting && !stopped) tellNotKept()
      await send()
    },
  }
}
