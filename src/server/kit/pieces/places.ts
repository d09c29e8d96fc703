import { Refusal } from '../Refusal.ts'

/** Requests with files that are received at once: each may hold 10 MB in memory. */
const EVERYONE = 16
/** A browser opens six connections to a site. */
const ONE_PERSON = 6
/** One network leaves places to the others. */
const ONE_NETWORK = 12

/** Lets few requests with files in at once, of one account, of one network and of all; the others are asked to try again. */
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
  return async <T>(compteId: string, network: string, work: () => Promise<T>): Promise<T> => {
    if (all >= EVERYONE || takenBy(compteId) >= ONE_PERSON || takenBy(network) >= ONE_NETWORK)
      throw new Refusal('stockagePlein')
    change([compteId, network], 1)
    try {
      return await work()
    } finally {
      change([compteId, network], -1)
    }
  }
}
