import { randomInt } from 'node:crypto'
import { openAudit } from '#server/kit/audit/Audit.ts'
import { systemElapsed } from '#server/kit/clock.ts'
import type { Config } from '#server/config.ts'
import { objectsOf } from '#server/kit/objects/objectsOf.ts'
import { noAntivirus } from '#server/kit/pieces/antivirus/antivirus.ts'
import { publishedReader } from '#server/kit/published.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { openBaseClock } from '#server/kit/database/baseClock.ts'
import { reglageOr } from '#server/kit/database/reglages.ts'
import { checkSchema } from '#server/kit/database/migrate.ts'
import { openBeside, openPostgres, prepareFolder, type Store } from '#server/kit/database/Store.ts'
import type { Say } from '#server/kit/StartFault.ts'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'

export interface Administration {
  readonly services: Services
  readonly close: () => Promise<void>
}

const openStore = async (config: Config): Promise<Store> => {
  prepareFolder(config.dataDir)
  return config.databaseUrl === undefined ? openBeside(config.dataDir) : openPostgres(config.databaseUrl)
}

/**
 * Opens what the server works with, beside a server or without one. What a command queues leaves by the server, within
 * seconds, or when it starts.
 */
export const openAdministration = async (config: Config, say: Say): Promise<Administration> => {
  const store = await openStore(config)
  try {
    await checkSchema(store.db, say)
    const { clock, close } = await openBaseClock(store.db)
    const key = await reglageOr(store.db, 'cle', newToken())
    const services: Services = {
      config,
      clock,
      elapsed: systemElapsed,
      db: store.db,
      objects: objectsOf(config),
      antivirus: noAntivirus,
      published: publishedReader(store.db, systemElapsed, defaultContenus),
      wakeMail: () => undefined,
      wakeTransmission: () => undefined,
      key,
      audit: openAudit({ db: store.db, clock, key }),
      random: randomInt,
    }
    return {
      services,
      close: async () => {
        close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
