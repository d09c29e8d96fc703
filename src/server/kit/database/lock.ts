import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from '../StartFault.ts'
import { isBusy } from './faults.ts'

/** Of a data folder that takes no file. */
export const unwritable = (folder: string): StartFault =>
  new StartFault(
    `Le dossier de données « ${folder} » ne peut pas être écrit : donnez-en le droit, ou choisissez un autre dossier avec DATA_DIR.`,
  )

const openLock = (folder: string): DatabaseSync => {
  try {
    return new DatabaseSync(join(folder, 'serveur.lock'))
  } catch {
    throw unwritable(folder)
  }
}

/**
 * Holds a data folder for one server: a lock of the operating system, so that a killed process leaves none behind.
 * Commands that only read and write rows may run beside it; a second server may not, because each keeps
 * sessions of work (mail, settings) in memory.
 */
export const holdFolder = (folder: string): (() => void) => {
  const holder = openLock(folder)
  try {
    holder.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    holder.close()
    if (!isBusy(error)) throw unwritable(folder)
    throw new StartFault(
      `Le dossier de données « ${folder} » est déjà utilisé par un autre serveur : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    )
  }
  return () => holder.close()
}

/** Whether a write failed because what must be unique is there already: SQLSTATE 23505, or SQLite's constraint. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23505') || /UNIQUE constraint failed/.test(error.message))
