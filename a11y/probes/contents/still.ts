import { type Observation, type Probe, whateverTheColours } from '../probe.ts'

/** A probe that reads the page once, whatever its colours, and leaves it as it is. */
export const still = (
  id: string,
  criteria: readonly string[],
  read: () => Observation[] | Promise<Observation[]>,
): Probe => ({
  id,
  criteria,
  applies: whateverTheColours,
  run: (page) => page.evaluate(read),
})
