import { product } from '#rules/product.ts'
import { ownMark } from '../sessionData.ts'
import { createListeners } from '#portal/client/listeners.ts'

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

/** How a session ended: by itself, because the person closed it, or because something went wrong. */
export type Fin = 'expiree' | 'fermee' | 'subie'

/** What tabs tell one another; `marque` says whose session it is about. */
type Told =
  | { readonly kind: 'activite'; readonly deadline: Deadline; readonly marque: string }
  | { readonly kind: 'fin'; readonly fin: Fin; readonly marque: string | undefined }
  /** Told by this tab to itself: someone else has signed in. */
  | { readonly kind: 'autre' }

const listeners = createListeners<Told>()
let idleMs = 0
let endsAt = 0
let deadline: Deadline | undefined
let channel: BroadcastChannel | undefined

/** Knows no deadline any more: nobody is signed in in this tab. */
export const forgetDeadline = () => {
  idleMs = 0
  deadline = undefined
}

const tell = (told: Told) => {
  // The deadline of someone else, or any for a visitor, is none for this tab.
  if (told.kind === 'activite' && told.marque === ownMark()) deadline = told.deadline
  listeners.tell(told)
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
  const marque = ownMark()
  if (idleMs === 0 || marque === undefined) return
  const idle = now + idleMs
  const told: Told = {
    kind: 'activite',
    deadline: { at: Math.min(idle, endsAt), absolute: endsAt <= idle },
    marque,
  }
  tell(told)
  channel?.postMessage(told)
}

/** The session of this mark is over: the other tabs of its owner close too. */
export const noteEnd = (fin: Fin, marque: string | undefined) => {
  openChannel()
  forgetDeadline()
  const told: Told = { kind: 'fin', fin, marque }
  tell(told)
  channel?.postMessage(told)
}

/** Someone else has signed in in this browser: this tab has to be left. */
export const noteAnother = () => tell({ kind: 'autre' })

export const sessionDeadline = () => deadline

export const subscribeActivity = (listener: (told: Told) => void) => {
  openChannel()
  return listeners.subscribe(listener)
}
