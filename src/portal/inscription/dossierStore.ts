import { useSyncExternalStore } from 'react'
import { product } from '#rules/product.ts'
import { storable, type Dossier } from './dossier.ts'

const KEY = `${product}-inscription`
const nothing: Dossier = {}
const listeners = new Set<() => void>()
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
  for (const listener of listeners) listener()
}

/** The creation of account of this tab. */
export const currentDossier = (): Dossier => (current ??= stored())

export const updateDossier = (change: Partial<Dossier>) => keep({ ...currentDossier(), ...change })

/** Forgets everything but what is given. */
export const replaceDossier = (next: Dossier = nothing) => keep(next)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDossier = (): Dossier => useSyncExternalStore(subscribe, currentDossier, () => nothing)
