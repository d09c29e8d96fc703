import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { withSeenKeys } from '#server/kit/database/seenKeys.ts'
import type { Services } from '#server/services.ts'
import { manifestColumns } from './manifestRow.ts'
import { runImport } from '../imports/runImport.ts'
import { documentBatches, type DocumentsOptions } from './documentBatches.ts'
import { openGivenBack } from './withdrawnRows.ts'
import { AdministrationFault, type Output, type Tally } from '../Runner.ts'

/** Documents written at once: their rows go in one transaction. */
const BATCH = 200

const checkFolder = async (dossier: string) => {
  const found = await stat(dossier).catch(() => undefined)
  if (!found?.isDirectory())
    throw new AdministrationFault(`Le dossier « ${dossier} » n’existe pas, ou n’est pas un dossier.`)
}

/** Sum of the manifest: the same import resumed is the same, and mails nobody twice. */
const sumOfFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash).catch(() => {
    throw new AdministrationFault(`Le manifeste « ${path} » est introuvable ou ne peut pas être lu.`)
  })
  return hash.digest('hex')
}

/**
 * Imports a folder of documents that a CSV manifest describes. Whatever stops it, running it again goes on where it
 * was: a document is named by its reference, and its file is written before its row; the purge deletes one whose row never came.
 */
export const importDocuments = async (
  services: Services,
  options: DocumentsOptions,
  output: Output,
): Promise<Tally> => {
  await checkFolder(options.dossier)
  const importId = await sumOfFile(options.manifeste)
  const givenBack = openGivenBack(options.rendre ?? [])
  const tally = await withSeenKeys(services.config.dataDir, (seen) =>
    runImport(
      {
        file: options.manifeste,
        columns: manifestColumns,
        batch: BATCH,
        treat: documentBatches(services, options, { importId, seen, givenBack }),
      },
      options,
      output,
    ),
  )
  if (!tally.interrompu) givenBack.tell(output)
  return tally
}
