import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { tables, type TableName } from '#server/kit/database/tables.ts'
import { AdministrationFault } from '../Runner.ts'

/** Written last: a copy without it was cut short. */
export const MANIFEST = 'sauvegarde.json'

const manifest = Type.Object({
  creeLe: Type.String(),
  /** Migrations that the base had, in their order. */
  migrations: Type.Array(Type.String()),
  /** Rows of each table, and the SHA-256 of their file. */
  tables: Type.Record(
    Type.String(),
    Type.Object({ lignes: Type.Integer(), empreinte: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
  ),
  /** Files of documents, those that another copy shares, and those that rows name and the store had no more. */
  fichiers: Type.Object({ nombre: Type.Integer(), partages: Type.Integer(), absents: Type.Integer() }),
})

export type Manifest = Static<typeof manifest>

/** Where a copy keeps the rows of a table, the files of documents, their sums and what waits to be transmitted. */
export const placesIn = (folder: string) => ({
  rows: (table: TableName) => join(folder, 'lignes', `${table}.jsonl.gz`),
  files: join(folder, 'fichiers'),
  sums: join(folder, 'sommes'),
  transmissions: join(folder, 'transmissions'),
})

export const writeManifest = (folder: string, whole: Manifest): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify(whole, undefined, 2)}\n`, { mode: 0o600 })

/** What a whole copy says of itself; one that was cut short is refused. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory())
    throw new AdministrationFault(
      `Le dossier de sauvegarde « ${folder} » n’existe pas, ou n’est pas un dossier : vérifiez son chemin.`,
    )
  try {
    return Value.Parse(manifest, JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    throw new AdministrationFault(
      `« ${folder} » n’est pas une sauvegarde entière : il lui manque des fichiers.`,
    )
  }
}

/** Tables of a copy, in the order in which their rows are put back: a former version had fewer. */
export const tablesOf = (whole: Manifest): readonly TableName[] =>
  tables.filter((table) => table in whole.tables)
