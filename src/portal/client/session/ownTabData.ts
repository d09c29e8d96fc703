import { product } from '#rules/product.ts'
import { sessionData, subscribeSession } from './sessionData.ts'

interface Owned<T> {
  /** Someone else who signs in here must not find it. */
  readonly identite: string
  readonly donnee: T
}

/** What is kept so, each under names that begin by it: a draft that the server could not keep, a message not sent. */
const KINDS = ['brouillon', 'mesap'] as const

type OwnName = `${(typeof KINDS)[number]}-${string}`

const keyOf = (name: OwnName) => `${product}-${name}`

/** Who is signed in; empty when nobody is. */
export const currentOwner = (): string => sessionData().navigation?.identification.identite ?? ''

/** Who signed out of this tab, until someone signs in: what they typed may still be on its way here as their page closes. */
let gone = ''
subscribeSession(() => {
  if (sessionData().navigation) gone = ''
})

/** What this tab keeps under a name for who is signed in: it outlives a session that expires and a reload. */
export const readOwn = <T>(name: OwnName): T | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Owned<T> | null
    return kept !== null && kept.identite === currentOwner() ? kept.donnee : undefined
  } catch {
    return undefined
  }
}

/** Keeps it for its owner; nothing is kept for nobody: once the session is over, what was kept before stays as it was. */
export const keepOwn = <T>(name: OwnName, donnee: T, identite = currentOwner()) => {
  if (identite === '' || identite === gone) return
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ identite, donnee } satisfies Owned<T>))
  } catch {
    // A full or forbidden storage only costs the copy that a reload would read.
  }
}

export const dropOwn = (name: OwnName) => {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing could be kept either.
  }
}

/** Forgets all of it once `owner` has left: who signs out leaves nothing behind on a device that others use. */
export const dropEveryOwn = (owner: string) => {
  gone = owner
  try {
    for (const key of Object.keys(sessionStorage))
      if (KINDS.some((kind) => key.startsWith(keyOf(`${kind}-`)))) sessionStorage.removeItem(key)
  } catch {
    // Nothing could be kept either.
  }
}
