import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { foldSearch } from '#rules/recherche/termes.ts'
import type { Insertable } from 'kysely'
import type { DocumentTable } from '../database/schema/schema.ts'
import type { ObjectStore } from '../objects/ObjectStore.ts'

/** SHA-256 of a file, in hexadecimal. */
export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The same of bytes that come one after the other. */
export const sumOfStream = async (stream: Readable): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

type Described = Omit<
  Insertable<DocumentTable>,
  'compte_id' | 'fichier' | 'taille' | 'empreinte' | 'recherche'
>

/** What a search looks at. */
export const searchedText = ({
  libelle1,
  libelle2,
  libelle3,
}: Pick<Described, 'libelle1' | 'libelle2' | 'libelle3'>) =>
  foldSearch([libelle1, libelle2, libelle3].filter(Boolean).join(' '))

/** Key of a document's file. */
export const fileOf = (uuid: string): string => `${uuid}.pdf`

/** Keeps the file of a document, and gives the row that describes it, still without an account. */
export const storeDocument = async (
  objects: ObjectStore,
  described: Described,
  bytes: Uint8Array,
  fichier = fileOf(described.uuid),
) => {
  await objects.put(fichier, bytes)
  return {
    ...described,
    fichier,
    taille: bytes.length,
    empreinte: sumOf(bytes),
    recherche: searchedText(described),
  }
}
