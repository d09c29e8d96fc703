import { join } from 'node:path'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Config } from '#server/config.ts'
import { type Clock, systemElapsed } from '#server/kit/clock.ts'
import { openBaseClock } from '#server/kit/database/baseClock.ts'
import { migrate, schemaState } from '#server/kit/database/migrate.ts'
import { migrations } from '#server/kit/database/migrations.ts'
import { isFarAfter } from '#server/kit/database/purging/clockDoubt.ts'
import { PRESENT_MS, presentServers } from '#server/kit/database/presence.ts'
import { type Db, openEmbedded, openPostgres, type Store } from '#server/kit/database/Store.ts'
import { objectsOf } from '#server/kit/objects/objectsOf.ts'
import { counted, progressOf, whole } from '../progress.ts'
import { AdministrationFault, type Output, stopWhenAsked } from '../Runner.ts'
import { noteDone } from '../traced.ts'
import { putFiles } from './files.ts'
import { type Manifest, placesIn, readManifest, tablesOf } from './manifest.ts'
import { patientObjects } from './patientObjects.ts'
import { clearRows, type GoOn, isUnused, putRows, sumOf } from './rows.ts'
import { copyTransmissions } from './transmissions.ts'

/** The migration that made the journal of acts. */
const JOURNAL = '011_audit'

const verifyRows = async (folder: string, manifest: Manifest, goOn: GoOn) => {
  for (const table of tablesOf(manifest)) {
    goOn()
    const sum = await sumOf(placesIn(folder).rows(table)).catch(() => undefined)
    if (sum !== manifest.tables[table]?.empreinte)
      throw new AdministrationFault(
        `Les lignes de « ${table} » sont abîmées : restaurez une autre sauvegarde.`,
      )
  }
}

const openBase = ({ dataDir, databaseUrl }: Config): Promise<Store> | Store =>
  databaseUrl === undefined
    ? openEmbedded(dataDir)
    : openPostgres(databaseUrl, { connections: 2, statementMs: 0 })

/** Refuses a base that someone used, or that a server works on with a key which the copy would replace. */
const refuseUsed = async (db: Db, manifest: Manifest, clock: Clock) => {
  const among = tablesOf(manifest)
  if (!(await isUnused(db, among)))
    throw new AdministrationFault(
      'La base n’est pas vide, ne serait-ce que d’une commande que son journal a notée : restaurez dans une base neuve, puis dirigez les serveurs vers elle.',
    )
  const servers = among.includes('bail') ? await presentServers(db, clock().getTime()) : []
  if (servers.length > 0)
    throw new AdministrationFault(
      `Rien n’est restauré, car des serveurs tournent sur cette base (${servers.join(' ; ')}) : arrêtez-les, puis relancez cette commande. Un serveur tué compte encore ${PRESENT_MS / 1000} secondes.`,
    )
}

/** Makes the schema that the copy had, in a base that nobody used. */
const prepareBase = async ({ db }: Store, manifest: Manifest, clock: Clock) => {
  const unknown = manifest.migrations.filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new AdministrationFault(
      `La sauvegarde est d’une version plus récente que ce portail (${unknown.join(', ')}) : installez cette version.`,
    )
  const { pending, newer, isNew } = await schemaState(db)
  const last = manifest.migrations.at(-1)
  if (isNew && last !== undefined) await migrate(db, last)
  const same = isNew || (newer.length === 0 && manifest.migrations.every((name) => !pending.includes(name)))
  if (!same)
    throw new AdministrationFault(
      'La base est d’une autre version que la sauvegarde : restaurez dans une base neuve, puis dirigez les serveurs vers elle.',
    )
  await refuseUsed(db, manifest, clock)
}

/**
 * Puts a copy back in a base that nobody used, and its files in the store: all is verified before it is written, and
 * rows come last, all or none. A copy of one database may be put in the other.
 */
export const restore = async (
  config: Config,
  folder: string,
  output: Output,
  arret?: AbortSignal,
): Promise<void> => {
  const manifest = await readManifest(folder)
  // Rows come last, in one transaction: nothing of them is in the base before it ends.
  const goOn = () =>
    stopWhenAsked(
      arret,
      'Restauration interrompue : la base est restée vide. Relancez la même commande pour tout remettre.',
    )
  await verifyRows(folder, manifest, goOn)
  const store = await openBase(config)
  const { clock, close } = await openBaseClock(store.db)
  try {
    await prepareBase(store, manifest, clock)
    const begun = systemElapsed()
    const { nombre } = manifest.fichiers
    const progress = progressOf(output, nombre, () => systemElapsed() - begun)
    const put = await putFiles(patientObjects(objectsOf(config)), folder, (done) => {
      progress.advance(done)
      goOn()
    })
    progress.end()
    if (put !== nombre)
      throw new AdministrationFault(
        `La sauvegarde n’a plus que ${counted(put, 'fichier')} sur ${whole(nombre)} : restaurez-en une autre.`,
      )
    await copyTransmissions(placesIn(folder).transmissions, join(config.dataDir, 'transmissions'))
    await store.db.transaction().execute(async (db) => {
      await refuseUsed(db, manifest, clock)
      await clearRows(db, tablesOf(manifest))
      for (const table of tablesOf(manifest)) await putRows(db, table, placesIn(folder).rows(table), goOn)
    })
    const { pending } = await schemaState(store.db)
    const jour = dayInParis(new Date(manifest.creeLe))
    output.say(`Sauvegarde du ${jour} restaurée : ${counted(nombre, 'fichier')}.`)
    if (pending.includes(JOURNAL)) output.say('Elle est d’avant le journal des actes : rien ne l’y note.')
    else await noteDone(store.db, 'sauvegarde restaurer', `Sauvegarde du ${jour}`)
    if (isFarAfter(Date.parse(manifest.creeLe), clock().getTime()))
      output.say(
        'Elle a plus de deux jours : les serveurs n’effaceront rien de ce qui a expiré depuis tant que vous n’aurez pas lancé « npm run admin -- purge --oui ».',
      )
    output.say(
      pending.length > 0
        ? 'Elle est d’une version précédente : lancez « npm run admin -- base migrer » avant de démarrer.'
        : 'Le serveur peut démarrer.',
    )
  } finally {
    close()
    await store.close()
  }
}
