import { cp, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import { holdFolder } from '#server/kit/database/lock.ts'
import { prepareFolder } from '#server/kit/database/Store.ts'
import { AdministrationFault } from './AdministrationFault.ts'
import { DATABASE, DOCUMENTS, isEmptyFolder, WHOLE } from './backUp.ts'
import type { Output } from './Output.ts'

const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined

const isSound = (path: string): boolean => {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database.prepare('pragma integrity_check').get()?.['integrity_check'] === 'ok'
  } catch {
    return false
  } finally {
    database.close()
  }
}

const checkCopy = async (folder: string) => {
  if (!(await exists(join(folder, WHOLE))) || !(await exists(join(folder, DATABASE))))
    throw new AdministrationFault(
      `« ${folder} » n’est pas une sauvegarde entière : il lui manque des fichiers.`,
    )
  if (!isSound(join(folder, DATABASE)))
    throw new AdministrationFault(`La base de « ${folder} » est abîmée : restaurez une autre sauvegarde.`)
}

/** Puts a copy back into an empty data folder that no server holds; the database comes last, whole or not at all. */
export const restore = async (
  { dataDir, databaseUrl }: Config,
  folder: string,
  { say }: Output,
): Promise<void> => {
  if (databaseUrl !== undefined)
    throw new AdministrationFault(
      'Cette commande restaure la base embarquée : avec PostgreSQL, utilisez pg_restore.',
    )
  await checkCopy(folder)
  prepareFolder(dataDir)
  const release = holdFolder(dataDir)
  try {
    if (
      !(await isEmptyFolder(dataDir, ['serveur.lock', 'serveur.lock-journal', DOCUMENTS, `${DATABASE}.part`]))
    )
      throw new AdministrationFault(
        `Le dossier de données « ${dataDir} » n’est pas vide : déplacez-le, ou choisissez-en un autre avec DATA_DIR.`,
      )
    if (await exists(join(folder, DOCUMENTS)))
      await cp(join(folder, DOCUMENTS), join(dataDir, DOCUMENTS), { recursive: true })
    const part = join(dataDir, `${DATABASE}.part`)
    await cp(join(folder, DATABASE), part)
    await rename(part, join(dataDir, DATABASE))
  } finally {
    release()
  }
  say(`Sauvegarde restaurée dans « ${dataDir} » : le serveur peut démarrer.`)
}
