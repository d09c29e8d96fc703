import { ecrire } from '#rules/format/nombres.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { signedIn } from '#testing/pannes/portail.ts'
import { atRate } from './kit/atRate.ts'
import { atLeast, type Measure, said } from './kit/Measure.ts'
import { onPostgres } from './kit/onPostgres.ts'
import { runAlone } from './kit/report.ts'
import { percentile } from './kit/time.ts'

const SECONDS = 3

/** Dashboards asked for in a second, more and more. */
const RATES = [100, 200, 300, 450, 600, 800, 1000, 1200, 1500, 1800, 2200] as const

/** What warms a process up. */
const WARMING = 200

/** A rate is sustained while 95 answers in 100 come within this, and none is missing. */
const LATEST_MS = 250

type Get = (url: string) => Promise<number>

/** Dashboards at a rate, by one address after the other: how late 95 in 100 came, and how many were not answered. */
const load = async (addresses: readonly string[], get: Get, rate: number) => {
  const times = await atRate(rate, SECONDS, async (rank) => {
    const asked = performance.now()
    const status = await get(`${addresses[rank % addresses.length]}${accueilconnecte.path}`)
    return status === 200 ? performance.now() - asked : Infinity
  })
  return percentile(
    times.toSorted((a, b) => a - b),
    0.95,
  )
}

const tellLate = (late: number) =>
  late === Infinity ? 'plus de 5 sur 100 sans réponse' : `${ecrire(late, 0)} ms`

/** What a number of processes sustains: the highest rate, how late its answers came, and what came beyond. */
interface Sustained {
  readonly rate: number
  readonly late: number
  /** Rates beyond that were not sustained, with how late 95 answers in 100 came. */
  readonly beyond: readonly string[]
}

/** A machine that other work loads may miss one rate: it has reached its end when it misses two. */
const MISSES = 2

const further = (before: Sustained, rate: number, late: number): Sustained =>
  late <= LATEST_MS
    ? { rate, late, beyond: [] }
    : { ...before, beyond: [...before.beyond, `à ${ecrire(rate, 0)}, ${tellLate(late)}`] }

const told = ({ rate, late, beyond }: Sustained) =>
  `${ecrire(rate, 0)} par seconde, 95e centile ${tellLate(late)} ; ${beyond.join(' ; ') || 'pas plus cherché'}`

/** What one process and then two sustain on one PostgreSQL, in turns, under a load that rises and never waits. */
export const processesBench = async (): Promise<readonly Measure[]> => {
  const { addresses, store, stop } = await onPostgres(2)
  const [person] = await signedIn(store, 1)
  if (person === undefined) throw new Error('Nobody is signed in.')
  const several = [addresses.slice(0, 1), addresses]
  // Both have compiled what they run.
  for (const address of addresses) await load([address], person.get, WARMING)
  let reached: readonly Sustained[] = several.map(() => ({ rate: 0, late: 0, beyond: [] }))
  for (const rate of RATES) {
    const next: Sustained[] = []
    for (const [index, before] of reached.entries())
      next.push(
        before.beyond.length === MISSES
          ? before
          : further(before, rate, await load(several[index] ?? [], person.get, rate)),
      )
    reached = next
  }
  await stop()
  const [one, two] = reached as [Sustained, Sustained]
  // One that holds none of these rates gives nothing to compare with.
  const ratio = one.rate === 0 ? 0 : two.rate / one.rate
  return [
    said('Tableaux de bord que tient un processus', told(one)),
    atLeast('Ceux que tiennent deux processus / un', ratio, 1.5, told(two)),
  ]
}

await runAlone(import.meta.url, processesBench)
