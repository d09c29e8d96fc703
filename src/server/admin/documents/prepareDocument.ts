import { centimesEnEuros, kilooctets } from '#rules/format/nombres.ts'
import { codesAttestation } from '#contract/documents/genres.ts'
import {
  BulletinFault,
  storedAttestation,
  storedBulletin,
} from '#server/documents/bulletins/storedBulletin.ts'
import { storeDocument, sumOf } from '#server/kit/files/storeDocument.ts'
import type { ObjectStore } from '#server/kit/objects/ObjectStore.ts'
import type { ManifestEntry } from './manifestRow.ts'
import { readJson, readPdf } from '../imports/readInFolder.ts'
import { RowRefusal } from '../imports/refusals.ts'
import { fingerprint } from '#server/kit/secrets.ts'

/**
 * Identifier (UUID version 8, RFC 9562) that the same parts always give: what is imported again comes to the same
 * place instead of twice.
 */
export const derivedId = (...parts: readonly string[]): string => {
  const hex = fingerprint(JSON.stringify(parts))
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

const bulletinOf = async (folder: string, { donnees, code }: ManifestEntry): Promise<string | undefined> => {
  if (donnees === '') return undefined
  try {
    const read = codesAttestation.includes(code) ? storedAttestation : storedBulletin
    return JSON.stringify(read(await readJson(folder, donnees)))
  } catch (error) {
    throw error instanceof BulletinFault ? new RowRefusal(error.message) : error
  }
}

/** Identifier of the document of a reference of an account: it is there once, however often it is imported. */
export const documentUuidOf = (compteId: string, reference: string): string =>
  derivedId('document', compteId, reference)

/**
 * Checks what a row of the manifest points at; refuses the row when it is not a document, or not the file that had
 * this sum (SHA-256, hexadecimal) when one is given.
 */
export const checkDocument = async (folder: string, entry: ManifestEntry, sum?: string) => {
  const bytes = await readPdf(folder, entry.fichier)
  if (sum !== undefined && sum !== sumOf(bytes))
    throw new RowRefusal(`Le fichier « ${entry.fichier} » n’est pas celui qui avait été importé.`)
  return { bytes, bulletin: await bulletinOf(folder, entry) }
}

export type CheckedDocument = Awaited<ReturnType<typeof checkDocument>>

/** A row of the manifest, and the account whose document it is. */
export type OwnedEntry = ManifestEntry & { readonly compteId: string }

/**
 * Keeps the file of a checked document under a key that no file ever had: of a document that was withdrawn and comes back, the
 * former file may still be about to be deleted, and copies may hold it. Gives its rows, still to write.
 */
export const keepDocument = async (
  objects: ObjectStore,
  { compteId, ...entry }: OwnedEntry,
  { bytes, bulletin }: CheckedDocument,
  fichier: string,
) => {
  const uuid = documentUuidOf(compteId, entry.reference)
  const described = {
    uuid,
    genre: entry.genre,
    annee: Number(entry.date.slice(0, 4)),
    libelle1: entry.titre,
    libelle2: `${entry.nomFichier} (PDF, ${kilooctets(bytes.length)})`,
    libelle3: entry.montant === undefined ? null : centimesEnEuros(entry.montant),
    date_document: entry.date,
    code_sous_theme_ged: entry.code,
    nom_fichier: entry.nomFichier,
    reference: entry.reference,
  }
  const row = { ...(await storeDocument(objects, described, bytes, fichier)), compte_id: compteId }
  return { row, bulletin: bulletin === undefined ? undefined : { document_uuid: uuid, json: bulletin } }
}

export type KeptDocument = Awaited<ReturnType<typeof keepDocument>>
