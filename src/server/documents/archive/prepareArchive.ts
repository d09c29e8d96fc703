import { DUREE_ARCHIVE } from '#contract/documents/limites.ts'
import { type Archive, rubriques } from '#contract/documents/rubrique.ts'
import type { NomRubrique } from '#contract/documents/listes.ts'
import { ZipFile } from 'yazl'
import { newId } from '#server/kit/identifiers.ts'
import type { Services } from '#server/services.ts'
import { addArchive, findArchive, keepLastArchives } from '../store/archives.ts'
import { type DocumentRow, isWhole } from '#server/kit/files/documents.ts'
import { chosenDocuments, describeFile } from '../store/foundDocuments.ts'
import { archivePaths, type FichierArchive } from './archiveIndex.ts'
import { fillArchive } from './fillArchive.ts'
import { inTurnOfEach, Overload } from '#server/kit/turns/inTurn.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { sumOfStream } from '#server/kit/files/storeDocument.ts'

/**
 * True size and sum of the file of a document, undefined when it is missing or cut short. The sum is read from the file, and
 * kept, when its row has none.
 */
const measureDocument = async ({ db, objects }: Services, document: DocumentRow) => {
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

/** Archives of one person that are kept at once: a new one takes the place of the oldest. */
export const ARCHIVES_KEPT = 20

/** Preparations of one person that run at once, and that wait: each reads every file whole. */
const preparing = inTurnOfEach({ atOnce: 1, waiting: 10 })

/** Files measured at once: they may be on another server. */
const AT_ONCE = 8

const measured = async (services: Services, documents: readonly DocumentRow[]) => {
  const made: { document: DocumentRow; file: Awaited<ReturnType<typeof measureDocument>> }[] = []
  for (let from = 0; from < documents.length; from += AT_ONCE)
    made.push(
      ...(await Promise.all(
        documents
          .slice(from, from + AT_ONCE)
          .map(async (document) => ({ document, file: await measureDocument(services, document) })),
      )),
    )
  return made
}

const fichiersOf = (found: Awaited<ReturnType<typeof measured>>): FichierArchive[] => {
  const present = found.flatMap(({ document, file }) => (file ? [{ document, file }] : []))
  const paths = archivePaths(present.map(({ document }) => document))
  return present.map(({ document, file }, rank) => ({
    fichier: document.fichier,
    chemin: paths[rank] ?? '',
    titre: document.libelle1,
    date: document.date_document,
    montant: document.libelle3 ?? '',
    ...file,
  }))
}

/**
 * Prepares an archive of documents of this account and area, each taken once. One that is not found refuses the whole;
 * those whose file is missing are left out, and named.
 */
export const prepareArchive = (
  services: Services,
  session: OpenSession,
  rubrique: NomRubrique,
  asked: readonly string[],
): Promise<Archive> =>
  preparing(session.compte.id, () => prepare(services, session, rubrique, asked)).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })

const prepare = async (
  services: Services,
  session: OpenSession,
  rubrique: NomRubrique,
  asked: readonly string[],
): Promise<Archive> => {
  const { db, clock } = services
  const compteId = session.compte.id
  const uuids = [...new Set(asked)]
  const documents = await chosenDocuments(db, compteId, rubriques[rubrique].genres, uuids)
  if (documents.length !== uuids.length) throw new Refusal('introuvable')
  const found = await measured(services, documents)
  const fichiers = fichiersOf(found)
  if (fichiers.length === 0) throw new Refusal('documentIndisponible')
  const taille = fillArchive(new ZipFile(), fichiers, () => undefined)
  const id = newId()
  const now = clock().getTime()
  const row = { id, compte_id: compteId, rubrique, json: JSON.stringify(fichiers), taille }
  await inSession(services, session, async (inside) => {
    await addArchive(inside, { ...row, cree_le: now, expire_le: now + DUREE_ARCHIVE })
    await keepLastArchives(inside, compteId, ARCHIVES_KEPT)
  })
  return {
    archiveId: id,
    nombre: fichiers.length,
    taille,
    indisponibles: found.flatMap(({ document, file }) => (file ? [] : [document.nom_fichier])),
  }
}

/** An archive that this account prepared; another person's, an unknown one and an expired one are refused alike. */
export const findPrepared = async (
  { db, clock }: Services,
  compteId: string,
  rubrique: NomRubrique,
  id: string,
) => {
  const row = await findArchive(db, { compteId, rubrique, id }, clock().getTime())
  if (!row) throw new Refusal('archiveExpiree')
  const fichiers = JSON.parse(row.json) as FichierArchive[]
  return { fichiers, taille: row.taille }
}
