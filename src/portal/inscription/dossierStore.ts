import { useSyncExternalStore } from 'react'
import { product } from '#rules/product.ts'
import { storable, type Dossier } from './dossier.ts'
import { createListeners } from '#portal/client/listeners.ts'

const KEY = `${product}-inscription`
const nothing: Dossier = {}
const { tell, subscribe } = createListeners()
let current: Dossier | undefined

const stored = (): Dossier => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Dossier
  } catch {
    return nothing
  }
}

const keep = (next: Dossier) => {
  current = next
  try {
    if (Object.keys(next).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(storable(next)))
  } catch {
    // A full or forbidden storage only costs the copy that a reload would read.
  }
  tell()
}

/** The creation of account of this tab. */
export const currentDossier = (): Dossier => (current ??= stored())

export const updateDossier = (change: Partial<Dossier>) => keep({ ...currentDossier(), ...change })

/** Forgets everything but what is given. */
export const replaceDossier = (next: Dossier = nothing) => keep(next)

export const useDossier = (): Dossier => useSyncExternalStore(subscribe, currentDossier, () => nothing)
