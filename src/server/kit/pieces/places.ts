import { Refusal } from '../Refusal.ts'

/** Requests with files that are received at once: each may hold 10 MB in memory. */
const EVERYONE = 16
/** One network leaves places to the others. */
const ONE_NETWORK = 12

/**
 * Lets few requests with files in at once, of one account, of one network and of all; the others are asked to try again. An
 * account takes one more while it holds less than half of what is free: alone, it has the six that a browser opens; the fuller
 * it is, the fewer, so that it takes six accounts, and not three, to leave no place to the others.
 */
export const uploadPlaces = () => {
  const taken = new Map<string, number>()
  let all = 0
  const takenBy = (who: string) => taken.get(who) ?? 0
  const change = (who: readonly string[], by: 1 | -1) => {
    all += by
    for (const one of who) {
      const theirs = takenBy(one) + by
      if (theirs === 0) taken.delete(one)
      else taken.set(one, theirs)
    }
  }
  const hasOne = (compteId: string, network: string) =>
    takenBy(compteId) < (EVERYONE - all) / 2 && takenBy(network) < ONE_NETWORK
  return async <T>(compteId: string, network: string, work: () => Promise<T>): Promise<T> => {
    if (!hasOne(compteId, network)) throw new Refusal('stockagePlein')
    change([compteId, network], 1)
    try {
      return await work()
    } finally {
      change([compteId, network], -1)
    }
  }
}
