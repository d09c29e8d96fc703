import { useSyncExternalStore } from 'react'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import { createListeners } from '#portal/client/listeners.ts'

/**
 * What the portal and the configured script say to each other, by events on the window: the script gives the code to
 * say on the phone in `detail`, and tells the end when who helps ends it; the portal asks it to stop.
 */
export const sharingEvents = {
  code: 'partageecran:code',
  fin: 'partageecran:fin',
  arret: 'partageecran:arret',
} as const

/** Where screen sharing is. */
export type Partage =
  | { readonly etat: 'arret' | 'attente' | 'echec' }
  | { readonly etat: 'code'; readonly code: string }

const CODE = /^[\dA-Za-z][\dA-Za-z -]{0,19}$/
const stopped: Partage = { etat: 'arret' }
const { tell, subscribe } = createListeners()
let current: Partage = stopped
let script: HTMLScriptElement | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

const set = (next: Partage) => {
  current = next
  tell()
}

const takeCode = (event: Event) => {
  const code: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (typeof code !== 'string' || !CODE.test(code)) return
  clearTimeout(waiting)
  set({ etat: 'code', code })
}

const leave = (next: Partage) => {
  clearTimeout(waiting)
  removeEventListener(sharingEvents.code, takeCode)
  removeEventListener(sharingEvents.fin, stopSharing)
  dispatchEvent(new CustomEvent(sharingEvents.arret))
  script?.remove()
  script = undefined
  set(next)
}

const fail = () => leave({ etat: 'echec' })

/** Stops sharing, and tells the script. */
export const stopSharing = () => leave(stopped)

/** Loads the script at this address, and waits for its code as long as is reasonable. */
export const startSharing = (address: string) => {
  set({ etat: 'attente' })
  addEventListener(sharingEvents.code, takeCode)
  addEventListener(sharingEvents.fin, stopSharing)
  waiting = setTimeout(fail, interfaceConstants.sharingCodeWait)
  script = document.createElement('script')
  script.src = address
  script.addEventListener('error', fail)
  document.head.append(script)
}

/** Where screen sharing is now. */
export const currentSharing = (): Partage => current

/** Where screen sharing is, live. */
export const useSharing = (): Partage => useSyncExternalStore(subscribe, currentSharing, () => stopped)
