import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataFolder } from './dataFolder.ts'

/** Data of the server that the journeys walk through. */
export const folder = dataFolder(Number(process.env['JOURNEYS_PORT'] ?? 3210))

/** A file that is a PDF for whoever looks at its beginning and its end. */
export const PDF = Buffer.from(`%PDF-1.7\n${' '.repeat(300)}\nstartxref\n9\n%%EOF\n`)

const run = promisify(execFile)

/** Runs a command of the administration on the data of a server. */
export const administer = (on: string, ...command: readonly string[]) =>
  run(process.execPath, ['src/server/admin.ts', ...command], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: on },
  })

/** The administration moves a request on, as an office does. */
export const advance = (numero: string, etat: string, ...options: readonly string[]) =>
  administer(folder, 'dossiers', 'avancer', numero, '--etat', etat, ...options)
