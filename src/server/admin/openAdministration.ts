import { randomInt } from 'node:crypto'
import { systemClock } from '#server/kit/clock.ts'
import type { Config } from '#server/config.ts'
import { objectsOf } from '#server/kit/objects/objectsOf.ts'
import { noAntivirus } from '#server/kit/pieces/antivirus/antivirus.ts'
import { publishedReader } from '#server/kit/published.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { reglageOr } from '#server/kit/database/reglages.ts'
import { migrate, openBeside, openPostgres, prepareFolder, type Store } from '#server/kit/database/Store.ts'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'

export interface Administration {
  readonly services: Services
  readonly close: () => Promise<void>
}

const openStore = async (config: Config): Promise<Store> => {
  prepareFolder(config.dataDir)
  if (config.databaseUrl === undefined) return openBeside(config.dataDir)
  const store = await openPostgres(config.databaseUrl)
  await migrate(store.db)
  return store
}

/**
 * Opens what the server works with, beside a server or without one. What a command queues leaves by the server, within
 * seconds, or when it starts.
 */
export const openAdministration = async (config: Config): Promise<Administration> => {
  const store = await openStore(config)
  try {
    const services: Services = {
      config,
      clock: systemClock,
      db: store.db,
      objects: objectsOf(config),
      antivirus: noAntivirus,
      published: publishedReader(store.db, systemClock, defaultContenus),
      wakeMail: () => undefined,
      wakeTransmission: () => undefined,
      key: await reglageOr(store.db, 'cle', newToken()),
      random: randomInt,
    }
    return { services, close: store.close }
  } catch (error) {
    await store.close()
    throw error
  }
}
