import type { Config } from '#server/config.ts'
import { type Demo, isDemoSeeded } from '#server/Demo.ts'
import { checkSchema, migrate, schemaState } from '#server/kit/database/migrate.ts'
import { isDamaged, isWhole } from '#server/kit/database/faults.ts'
import {
  type Db,
  fileOf,
  openEmbedded,
  openPostgres,
  prepareFolder,
  type Queried,
  type Store,
} from '#server/kit/database/Store.ts'
import { type Say, StartFault } from '#server/kit/StartFault.ts'
import type { Services } from '#server/services.ts'

/** A server asks nothing of anyone in a transaction: one that waits has lost its machine, and holds up the others. */
const IDLE_MS = 30_000

const damaged = (dataDir: string) =>
  new StartFault(
    `Le fichier de la base « ${fileOf(dataDir)} » est abîmé : n’écrivez plus dedans, et restaurez la dernière sauvegarde dans un nouveau dossier (« npm run admin -- sauvegarde restaurer »).`,
  )

const openWhole = async (dataDir: string, queried?: Queried): Promise<Store> => {
  try {
    const store = openEmbedded(dataDir, queried)
    if (await isWhole(store.db)) return store
    await store.close()
  } catch (error) {
    if (!isDamaged(error)) throw error
  }
  throw damaged(dataDir)
}

/** Opens the database of the configuration for a server; refuses an embedded one whose file is damaged. */
export const openStore = async (
  { dataDir, databaseUrl, databasePool }: Config,
  queried?: Queried,
): Promise<Store> => {
  prepareFolder(dataDir)
  return databaseUrl === undefined
    ? openWhole(dataDir, queried)
    : openPostgres(databaseUrl, { connections: databasePool, idleMs: IDLE_MS }, queried)
}

/** A base that holds nothing of anyone: it is new, or has the people of the demonstration. */
const isOfDemo = async (db: Db): Promise<boolean> => (await schemaState(db)).isNew || (await isDemoSeeded(db))

/**
 * Brings the schema of a demonstration up to date. Any other base is migrated by its own command, at the moment that its
 * operator chooses; a server only looks whether it was.
 */
export const prepareSchema = async (db: Db, demo: boolean, say: Say): Promise<void> => {
  const { pending } = await schemaState(db)
  if (demo && pending.length > 0 && (await isOfDemo(db))) {
    const ran = await migrate(db)
    if (ran.length > 0) say(`Base de données mise à jour (${ran.join(', ')}).`)
  }
  await checkSchema(db, say)
}

/** Brings the people of the demonstration in when it is asked for, and refuses their base when it is not. */
export const prepareDemo = async (services: Services, demo: Demo | undefined, say: Say): Promise<void> => {
  const seeded = await isDemoSeeded(services.db)
  if (seeded && !demo)
    throw new StartFault(
      'Cette base contient les personnes de la démonstration, dont le mot de passe est public : choisissez un autre dossier avec DATA_DIR, ou une autre base, ou retirez-les par « npm run admin -- demo retirer ».',
    )
  if (!seeded) await demo?.seed(services, say)
}
