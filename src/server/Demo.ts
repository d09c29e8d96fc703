import type { FastifyInstance } from 'fastify'
import type { Provider } from './connexion/franceconnect/FranceConnect.ts'
import { getReglage, setReglage } from './kit/database/reglages.ts'
import type { Db } from './kit/database/Store.ts'
import type { Say } from './kit/StartFault.ts'
import type { Services } from './services.ts'

/** What a demonstration gives to the server, which knows nothing else of it. Plugged in by `demoPlug.ts` alone. */
export interface Demo {
  /** Creates its people and fills in what an administration says, in a base that has no others; refuses any other with a StartFault. */
  readonly seed: (services: Services, say: Say) => Promise<void>
  /** Erases its people with everything of theirs, and creates them again. */
  readonly reset: (services: Services, say: Say) => Promise<void>
  /** Erases its people with everything of theirs, and what it fills in for an administration: the base is no longer its own. */
  readonly remove: (services: Services) => Promise<void>
  /** Puts its own pages on the application. */
  readonly addRoutes: (app: FastifyInstance, services: Services) => Promise<void>
  /** The provider of identities that stands for FranceConnect; `port` is where this server listens. */
  readonly provider: (origin: string, key: string, port: () => number) => Provider
  /** What the person who started the server reads: where to go, and as whom. */
  readonly welcome: (address: string) => readonly string[]
}

/** Setting that says that the demonstration is in place, and since which day. */
export const SEEDED = 'demonstration'

export const isDemoSeeded = async (db: Db): Promise<boolean> => (await getReglage(db, SEEDED)) !== undefined

export const markDemoSeeded = (db: Db, today: string) => setReglage(db, SEEDED, today)
