import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { ObjectStore } from './documents/ObjectStore.ts'
import type { Published } from './published.ts'
import type { Db } from './store/Store.ts'

/** Everything that the application is made with: tests give other parts. */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly objects: ObjectStore
  readonly published: () => Promise<Published>
  /** Whole number from 0 to `max - 1`, unpredictable. */
  readonly random: (max: number) => number
}
