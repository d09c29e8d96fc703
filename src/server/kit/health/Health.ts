/** Health: whether this process lives, and may be given requests. */

import { takesWrites } from '../database/faults.ts'
import type { Db } from '../database/Store.ts'
import type { Elapsed } from '../clock.ts'
import { tellChanges } from '../faults/tellFault.ts'

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

const withinLimit = async (ask: Promise<boolean>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LIMIT_MS} ms`)), LIMIT_MS)
  })
  try {
    return await Promise.race([ask, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Looks at a base, and says when what it does has changed: probes come every few seconds. */
const looking = (db: Db) => {
  const [answers, writes] = [tellChanges('base'), tellChanges('writes in the base')]
  return async (): Promise<Ability> => {
    try {
      const takes = await withinLimit(takesWrites(db))
      answers()
      writes(takes ? undefined : 'the base is read-only')
      return takes ? 'pret' : 'lecture'
    } catch (error) {
      answers(error)
      return 'base'
    }
  }
}

/** Watches the base of a process, which is asked once a second at most whatever the probes. */
export const openHealth = (db: Db, elapsed: Elapsed): Health => {
  const look = looking(db)
  let draining = false
  let kept: { readonly at: number; readonly ability: Promise<Ability> } | undefined
  return {
    ability: async () => {
      if (draining) return 'arret'
      if (!kept || elapsed() - kept.at >= FRESH_MS) kept = { at: elapsed(), ability: look() }
      return kept.ability
    },
    drain: () => {
      draining = true
    },
    isDraining: () => draining,
  }
}
