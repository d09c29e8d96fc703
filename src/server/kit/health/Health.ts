/** Health: whether this process lives, and may be given requests. */

import { takesWrites } from '../database/faults.ts'
import type { Db } from '../database/Store.ts'
import type { Elapsed } from '../clock.ts'

/**
 * What a process can do now: everything; reading only, while its base takes no write; nothing, while it does not answer; or
 * nothing new, since it is about to stop.
 */
export type Ability = 'pret' | 'lecture' | 'base' | 'arret'

export interface Health {
  readonly ability: () => Promise<Ability>
  /** From now on this process is not ready, though it still answers. */
  readonly drain: () => void
  readonly isDraining: () => boolean
}

/** Longest wait on the base, and how long its answer holds, in milliseconds. */
const LIMIT_MS = 2000
const FRESH_MS = 1000

const withinLimit = async (ask: Promise<boolean>): Promise<Ability> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Ability>((resolve) => {
    timer = setTimeout(() => resolve('base'), LIMIT_MS)
  })
  const asked = ask.then(
    (writes): Ability => (writes ? 'pret' : 'lecture'),
    (): Ability => 'base',
  )
  const ability = await Promise.race([asked, late])
  clearTimeout(timer)
  return ability
}

/** Watches the base of a process, which is asked once a second at most whatever the probes. */
export const openHealth = (db: Db, elapsed: Elapsed): Health => {
  let draining = false
  let kept: { readonly at: number; readonly ability: Promise<Ability> } | undefined
  return {
    ability: async () => {
      if (draining) return 'arret'
      if (!kept || elapsed() - kept.at >= FRESH_MS)
        kept = { at: elapsed(), ability: withinLimit(takesWrites(db)) }
      return kept.ability
    },
    drain: () => {
      draining = true
    },
    isDraining: () => draining,
  }
}
