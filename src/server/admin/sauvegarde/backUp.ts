import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { schemaState } from '#server/kit/database/migrate.ts'
import { migrations } from '#server/kit/database/migrations.ts'
import { copyEmbedded, type Db, openBeside } from '#server/kit/database/Store.ts'
import { tables } from '#server/kit/database/tables.ts'
import { CONDEMNED, WITHDRAWN } from '#server/kit/pieces/store.ts'
import type { Services } from '#server/services.ts'
import { counted, progressOf, whole } from '../progress.ts'
import { type Ended, type Output, stopWhenAsked } from '../Runner.ts'
import { copyFiles, takeSums } from './files.ts'
import { patientObjects, type Pause } from './patientObjects.ts'
import { missingFiles } from './missingFiles.ts'
import { type Manifest, placesIn, readManifest, writeManifest } from './manifest.ts'
import { holdPlace, refusePlace } from './place.ts'
import { type GoOn, readRows, writeRows } from './rows.ts'
import { copyTransmissions } from './transmissions.ts'

/** Tables whose rows name a file of the store. */
const WITH_FILES = ['document', 'piece'] as const

/**
 * Reads a base as it is at one moment while servers write in it: in a transaction that sees nothing of what comes after
 * (PostgreSQL), or from a copy of its file (the embedded one), which goes away.
 */
const atOneMoment = async <T>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  folder: string,
  goOn: GoOn,
  read: (db: Db) => Promise<T>,
): Promise<T> => {
  if (config.databaseUrl !== undefined)
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (inside) => {
        // PostgreSQL counts the reading of a whole table as one statement, however long it lasts.
        await sql`set local statement_timeout = 0`.execute(inside)
        return read(inside)
      })
  const aside = join(folder, 'instantane')
  await mkdir(aside, { mode: 0o700 })
  try {
    await copyEmbedded(db, aside, goOn)
    const store = openBeside(aside)
    try {
      return await read(store.db)
    } finally {
      await store.close()
    }
  } finally {
    await rm(aside, { recursive: true })
  }
}

/** Stops between two pages of rows, or of files, when that was asked for. */
const goingOn =
  (folder: string, arret: AbortSignal | undefined): GoOn =>
  () =>
    stopWhenAsked(
      arret,
      `Sauvegarde interrompue : effacez le dossier « ${folder} », incomplet, puis relancez la même commande.`,
    )

const copyRows = async (
  db: Db,
  folder: string,
  goOn: GoOn,
): Promise<Pick<Manifest, 'migrations' | 'tables'>> => {
  const { pending } = await schemaState(db)
  const done: Manifest['tables'] = {}
  for (const table of tables) {
    goOn()
    done[table] = await writeRows(db, table, placesIn(folder).rows(table), goOn)
  }
  return { migrations: Object.keys(migrations).filter((name) => !pending.includes(name)), tables: done }
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Whether the bytes of a row are deleted on purpose: the file is condemned, or was withdrawn. */
const hasNoFile = ({ analyse, cree_le }: Rows[number]) =>
  CONDEMNED.some((condemned) => condemned === analyse) || cree_le === WITHDRAWN

/**
 * Copies every row of the base, as it was at one moment, then every file that these rows name: nothing is missing even if
 * servers work meanwhile. Files that the former copy (`depuis`) has are not copied again. Tells how many files the base names
 * and the store has no more.
 */
export const backUp = async (
  services: Pick<Services, 'config' | 'db' | 'clock' | 'elapsed' | 'objects'>,
  folder: string,
  {
    depuis,
    pause,
    arret,
  }: { readonly depuis?: string; readonly pause?: Pause; readonly arret?: AbortSignal },
  output: Output,
): Promise<Ended> => {
  const { config, clock, elapsed } = services
  const objects = patientObjects(services.objects, pause)
  if (depuis !== undefined) await readManifest(depuis)
  const transmissions = join(config.dataDir, 'transmissions')
  await refusePlace(folder, transmissions)
  const places = placesIn(folder)
  await holdPlace(folder)
  const creeLe = clock().toISOString()
  const goOn = goingOn(folder, arret)
  const taken = await atOneMoment(services, folder, goOn, (db) => copyRows(db, folder, goOn))
  await takeSums(folder, depuis)
  const list = `${creeLe.replaceAll(/\D/g, '')}.txt`
  const begun = elapsed()
  const total = WITH_FILES.reduce((sum, table) => sum + (taken.tables[table]?.lignes ?? 0), 0)
  const progress = progressOf(output, total, () => elapsed() - begun)
  const fichiers = { nombre: 0, partages: 0, absents: 0 }
  const replaced: string[] = []
  let read = 0
  for (const table of WITH_FILES)
    for await (const page of readRows(places.rows(table))) {
      goOn()
      const rows = page.filter((row) => !hasNoFile(row))
      const keys = rows.map(({ fichier }) => String(fichier))
      const where = { folder, list, ...(depuis !== undefined && { former: depuis }) }
      const copied = await copyFiles(objects, keys, where)
      fichiers.nombre += copied.nombre
      fichiers.partages += copied.partages
      const missing = rows.filter(({ fichier }) => copied.absents.includes(String(fichier)))
      const { absents, remplaces } = await missingFiles(services.db, table, missing)
      fichiers.absents += absents
      replaced.push(...remplaces)
      read += page.length
      progress.advance(read)
    }
  progress.end()
  await copyTransmissions(transmissions, places.transmissions)
  await writeManifest(folder, { creeLe, ...taken, fichiers })
  const { nombre, partages, absents } = fichiers
  const shared = `, dont ${counted(partages, 'partagé', 'partagés')} avec la sauvegarde précédente`
  output.say(`Fichiers : ${whole(nombre)}${depuis === undefined ? '' : shared}.`)
  if (absents > 0)
    output.say(
      `Attention : ${counted(absents, 'fichier que la base nomme n’est', 'fichiers que la base nomme ne sont')} plus dans le magasin d’objets.`,
    )
  if (replaced.length > 0)
    output.say(
      `Attention : ces documents ont été remplacés pendant la sauvegarde, qui n’a pas leur fichier (${replaced.join(', ')}) : si vous la restaurez, remplacez-les de nouveau.`,
    )
  output.say(
    `Sauvegarde faite dans « ${folder} » : gardez-la à l’abri, elle contient des données personnelles.`,
  )
  return { refuse: absents, interrompu: false }
}
