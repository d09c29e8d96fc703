import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { AdministrationFault } from './AdministrationFault.ts'
import type { Output } from './Output.ts'

/** Written last: a copy without it was cut short. */
export const WHOLE = 'sauvegarde.json'
export const DATABASE = 'portail.db'
export const DOCUMENTS = 'documents'

/** Whether a folder is missing or has nothing in it but what is named. */
export const isEmptyFolder = async (folder: string, but: readonly string[] = []): Promise<boolean> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new AdministrationFault(`« ${folder} » n’est pas un dossier, ou ne peut pas être lu.`)
  })
  return names.every((name) => but.includes(name))
}

/**
 * Copies the embedded database, then the documents: every document that the copied database names is in the copied
 * folder, even if a server works meanwhile.
 */
export const backUp = async (
  { config, db, clock }: Services,
  folder: string,
  { say }: Output,
): Promise<void> => {
  if (config.databaseUrl !== undefined)
    throw new AdministrationFault(
      `Cette commande copie la base embarquée. Avec PostgreSQL, utilisez pg_dump, puis copiez les documents (${config.s3 ? 'le contenu du compartiment S3' : join(config.dataDir, DOCUMENTS)}).`,
    )
  if (!(await isEmptyFolder(folder)))
    throw new AdministrationFault(`Le dossier « ${folder} » n’est pas vide : choisissez-en un autre.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await sql`vacuum into ${join(folder, DATABASE)}`.execute(db)
  const documents = join(config.dataDir, DOCUMENTS)
  const here = !config.s3 && (await stat(documents).catch(() => undefined)) !== undefined
  if (here)
    await cp(documents, join(folder, DOCUMENTS), {
      recursive: true,
      filter: (path) => !path.endsWith('.part'),
    })
  await writeFile(join(folder, WHOLE), JSON.stringify({ creeLe: clock().toISOString(), documents: here }))
  say(`Sauvegarde faite dans « ${folder} » : gardez-la à l’abri, elle contient des données personnelles.`)
  if (config.s3)
    say('Les documents sont dans un compartiment S3 : copiez-le avec les outils de son hébergeur.')
}
