import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ecrire } from '#rules/format/nombres.ts'
import { importComptes } from '#server/admin/comptes/importComptes.ts'
import { importDocuments } from '#server/admin/documents/importDocuments.ts'
import { smallPdf, writeFolder } from '#server/admin/testing/folder.ts'
import { keptOutput } from '#server/admin/testing/output.ts'
import { s3Objects } from '#server/kit/objects/s3Objects.ts'
import { openS3 } from '#server/kit/objects/testing/s3Server.ts'
import { atLeast, type Measure } from './kit/Measure.ts'
import { openPortal } from './kit/portal.ts'
import { runAlone } from './kit/report.ts'

const DOCUMENTS = 4000
const PEOPLE = 500
const AT_ONCE = 24
const A_SECOND = 800

const rateOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (DOCUMENTS * 1000) / (performance.now() - begun)
}

/** The same number of files put in the same store, as many at once, by nothing but its client. */
const bareRate = (objects: ReturnType<typeof s3Objects>): Promise<number> =>
  rateOf(() => {
    const ranks = Array.from({ length: DOCUMENTS }, (_, rank) => rank).values()
    const put = async () => {
      for (const rank of ranks) await objects.put(`${crypto.randomUUID()}.pdf`, smallPdf(`Bulletin ${rank}`))
    }
    return Promise.all(Array.from({ length: AT_ONCE }, put))
  })

/** Payslips of an employer imported into an S3-compatible store on the same machine, beside that store alone. */
export const importBench = async (): Promise<readonly Measure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-import-'))
  const { files, manifeste, comptes } = writeFolder(folder, DOCUMENTS, PEOPLE)
  const [portal, s3] = [await openPortal(), await openS3()]
  const objects = s3Objects(s3.settings)
  const services = { ...portal.services, objects }
  const { output } = keptOutput()
  await importComptes(services, { file: comptes }, output)
  const bare = await bareRate(objects)
  let refused = 0
  const rate = await rateOf(async () => {
    const { refuse } = await importDocuments(services, { dossier: files, manifeste }, output)
    refused = refuse
  })
  if (refused > 0) throw new Error(`${refused} documents were refused`)
  await s3.close()
  await portal.close()
  rmSync(folder, { recursive: true })
  return [
    atLeast(
      `Documents importés par seconde dans un stockage S3 / ${A_SECOND}`,
      rate / A_SECOND,
      1,
      `${ecrire(rate, 0)} par seconde`,
    ),
    atLeast('Les mêmes / leurs fichiers déposés seuls', rate / bare, 0.5, `${ecrire(bare, 0)} par seconde`),
  ]
}

await runAlone(import.meta.url, importBench)
