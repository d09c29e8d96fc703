import { Refusal } from '../Refusal.ts'

/** Requests with files that are received at once: each may hold 10 MB in memory. */
const EVERYONE = 16
/** One network leaves places to the others. */
const ONE_NETWORK = 12

/** A place, as the work that has it sees it. */
export interface UploadPlace {
  /** Fails when it is taken back, for someone who has none. */
  readonly takenBack: Promise<never>
  /** All that is sent has come: it is taken back no more. */
  readonly received: () => void
}

/** A place where files are still coming. */
interface Coming {
  readonly compteId: string
  readonly network: string
  readonly giveUp: (why: Refusal) => void
}

/**
 * Lets few requests with files in at once, of one account, of one network and of all; the others are asked to try again. An
 * account takes one more while it holds less than half of what is free: alone, it has the six that a browser opens; the fuller
 * it is, the fewer. When none is left, the account that has most gives up its last one, where files still come, to one that has
 * none: it takes as many accounts as there are places, each with one, to leave none to the others, and who sends one file, however slowly, keeps theirs.
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
  const coming = new Set<Coming>()
  /** Takes a place back, in this network when it has no more; false where nobody has two. */
  const takeBack = (network: string): boolean => {
    const isShort = takenBy(network) >= ONE_NETWORK
    const theirs = [...coming].filter((one) => !isShort || one.network === network)
    const most = Math.max(0, ...theirs.map(({ compteId }) => takenBy(compteId)))
    const last = theirs.findLast(({ compteId }) => takenBy(compteId) === most)
    if (!last || most < 2) return false
    coming.delete(last)
    last.giveUp(new Refusal('stockagePlein'))
    return true
  }
  const hasOne = (compteId: string, network: string) =>
    takenBy(compteId) < (EVERYONE - all) / 2 && takenBy(network) < ONE_NETWORK
  return async <T>(
    compteId: string,
    network: string,
    work: (place: UploadPlace) => Promise<T>,
  ): Promise<T> => {
    if (!hasOne(compteId, network) && !(takenBy(compteId) === 0 && takeBack(network)))
      throw new Refusal('stockagePlein')
    change([compteId, network], 1)
    let giveUp: Coming['giveUp'] = () => undefined
    const takenBack = new Promise<never>((_, fail) => {
      giveUp = fail
    })
    takenBack.catch(() => undefined)
    const one = { compteId, network, giveUp }
    coming.add(one)
    try {
      return await work({ takenBack, received: () => coming.delete(one) })
    } finally {
      coming.delete(one)
      change([compteId, network], -1)
    }
  }
}
