import { Refusal } from '../Refusal.ts'

/** Requests with files that are received at once: each may hold 10 MB in memory. */
const EVERYONE = 16
/** A browser opens six connections to a site. */
const ONE_PERSON = 6

/** Lets few requests with files in at once, of one account and of all; the others are asked to try again. */
export const uploadPlaces = () => {
  const taken = new Map<string, number>()
  let all = 0
  const change = (compteId: string, by: 1 | -1) => {
    const mine = (taken.get(compteId) ?? 0) + by
    all += by
    if (mine === 0) taken.delete(compteId)
    else taken.set(compteId, mine)
  }
  return async <T>(compteId: string, work: () => Promise<T>): Promise<T> => {
    if (all >= EVERYONE || (taken.get(compteId) ?? 0) >= ONE_PERSON) throw new Refusal('stockagePlein')
    change(compteId, 1)
    try {
      return await work()
    } finally {
      change(compteId, -1)
    }
  }
}
