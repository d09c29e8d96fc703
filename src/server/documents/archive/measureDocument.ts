import type { Services } from '#server/services.ts'
import { type DocumentRow, isWhole } from '#server/kit/files/documents.ts'
import { sumOfStream } from '#server/kit/files/storeDocument.ts'
import { describeFile } from '../store/foundDocuments.ts'

/**
 * True size and sum of the file of a document, undefined when it is missing or cut short. The sum is read from the file, and
 * kept, when its row has none.
 */
export const measureDocument = async ({ db, objects }: Services, document: DocumentRow) => {
  const { uuid, fichier } = document
  const taille = await objects.size(fichier)
  if (taille === undefined || !isWhole(document, taille)) return undefined
  if (document.empreinte !== '' && document.taille === taille)
    return { taille, empreinte: document.empreinte }
  const file = await objects.open(fichier)
  if (!file) return undefined
  const measured = { taille: file.size, empreinte: await sumOfStream(file.stream) }
  await describeFile(db, uuid, measured)
  return measured
}
