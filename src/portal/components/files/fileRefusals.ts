import { tailleFichier } from '#rules/format/nombres.ts'
import { formatsEnMots, formatsPiece, type UsagePiece } from '#contract/kit/piece.ts'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import type { UploadItem } from './useUploads.ts'
import { fichiersMessages as words } from '../words/fichiers.ts'

/** Kinds of documents, which differ by the formats that they accept. */
export type FileKind = UsagePiece

const { fileMaxBytes, filesMax } = interfaceConstants
const maxSize = tailleFichier(fileMaxBytes)

/** What is said of the formats and limits before any choice. */
export const limitsOf = (kind: FileKind): string =>
  words.aide(formatsPiece[kind].join(', '), maxSize, filesMax)

/** Value of `accept`: it only filters what the browser offers. */
export const acceptOf = (kind: FileKind): string => formatsPiece[kind].map((format) => `.${format}`).join(',')

const formatOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

const refusalOf = ({ name, size }: File, kind: FileKind): string | undefined => {
  const formats: readonly string[] = formatsPiece[kind]
  if (!formats.includes(formatOf(name))) return words.refusFormat(name, formatsEnMots(kind))
  if (size === 0) return words.refusVide(name)
  return size > fileMaxBytes ? words.refusTaille(name, maxSize) : undefined
}

/** Why a form cannot be left yet, for its files: one on its way, or one that failed and would stay behind unnoticed. */
export const refusalOfUnsent = (
  unsent: readonly UploadItem[],
  echec: (noms: readonly string[]) => string,
): string | undefined => {
  if (unsent.some(({ state }) => state === 'enCours')) return words.attente
  return unsent.length === 0 ? undefined : echec(unsent.map(({ name }) => name))
}

/** Sorts chosen files: those that can be sent, in the places that are left, and a sentence for each of the others. */
export const sortFiles = (files: readonly File[], kind: FileKind, already: number) => {
  const accepted: File[] = []
  const refusals: string[] = []
  for (const file of files) {
    const full = already + accepted.length >= filesMax
    const refusal = refusalOf(file, kind) ?? (full ? words.refusNombre(file.name, filesMax) : undefined)
    if (refusal === undefined) accepted.push(file)
    else refusals.push(refusal)
  }
  return { accepted, refusals }
}
