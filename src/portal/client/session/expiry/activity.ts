import { product } from '#rules/product.ts'

/** Durations that the server gives, in seconds. */
interface Durations {
  readonly dureeInactivite: number
  readonly dureeRestante: number
}

interface Deadline {
  /** Milliseconds of this browser's clock at which the session ends if nothing happens. */
  readonly at: number
  /** True when activity cannot move it: the longest life of a session is near. */
  readonly absolute: boolean
}

type Told =
  | { readonly kind: 'activite'; readonly deadline: Deadline }
  | { readonly kind: 'fin'; readonly expiree: boolean }

const listeners = new Set<(told: Told) => void>()
let idleMs = 0
let endsAt = 0
let deadline: Deadline | undefined
let channel: BroadcastChannel | undefined

const tell = (told: Told) => {
  deadline = told.kind === 'fin' ? undefined : told.deadline
  for (const listener of listeners) listener(told)
}

const openChannel = () => {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(product)
  channel.onmessage = (event: MessageEvent<Told>) => tell(event.data)
}

/** A private call succeeded: the session lives on, here and in the other tabs. */
export const noteActivity = (durations?: Durations) => {
  openChannel()
  const now = Date.now()
  if (durations) {
    idleMs = durations.dureeInactivite * 1000
    endsAt = now + durations.dureeRestante * 1000
  }
  if (idleMs === 0) return
  const idle = now + idleMs
  const told: Told = { kind: 'activite', deadline: { at: Math.min(idle, endsAt), absolute: endsAt <= idle } }
  tell(told)
  channel?.postMessage(told)
}

/** The session is over, by itself (`expiree`) or because the person closed it: the other tabs close too. */
export const noteEnd = (expiree: boolean) => {
  openChannel()
  idleMs = 0
  const told: Told = { kind: 'fin', expiree }
  tell(told)
  channel?.postMessage(told)
}

export const sessionDeadline = () => deadline

export const subscribeActivity = (listener: (told: Told) => void) => {
  openChannel()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
