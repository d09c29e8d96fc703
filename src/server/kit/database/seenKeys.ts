import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newId } from '../identifiers.ts'

/** At which line of a file each key was read. */
export interface SeenKeys {
  readonly lineOf: (key: string) => number | undefined
  readonly note: (key: string, line: number) => void
}

/**
 * Does a work that keeps which keys it has seen, on the disk of this folder: a file of millions of rows never fits in memory.
 * Nothing is left in the folder, whatever ends the work.
 */
export const withSeenKeys = async <T>(folder: string, work: (seen: SeenKeys) => Promise<T>): Promise<T> => {
  const file = join(folder, `cles-${newId()}.db`)
  const base = new DatabaseSync(file)
  try {
    base.exec('pragma journal_mode = memory; pragma synchronous = off; pragma locking_mode = exclusive')
    base.exec('create table vue (cle text primary key, ligne integer) without rowid; begin')
    // Without a name from here on, it goes with the process, even killed. What is locked for good is not looked for again.
    rmSync(file)
    const lineOf = base.prepare('select ligne from vue where cle = ?')
    const note = base.prepare('insert into vue values (?, ?)')
    return await work({
      lineOf: (key) => lineOf.get(key)?.['ligne'] as number | undefined,
      note: (key, line) => void note.run(key, line),
    })
  } finally {
    base.close()
  }
}
