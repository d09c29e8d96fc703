import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { RowRefusal } from './refusals.ts'
import { AdministrationFault } from '../Runner.ts'

const MEGABYTE = 1_000_000
/** Larger documents are refused, in bytes. */
const LARGEST = 50 * MEGABYTE
/** Where readers look for the end of a PDF, in bytes from the last. */
const TAIL = 1024

const absent = (path: string) => () => {
  throw new RowRefusal(`Le fichier « ${path} » n’est pas dans le dossier.`)
}

/** Reads a file of a folder, and nothing outside, links included; refuses the row when it cannot. */
const readInFolder = async (folder: string, path: string): Promise<Buffer> => {
  const real = isAbsolute(path) ? '' : await realpath(join(folder, path)).catch(absent(path))
  if (!real.startsWith((await realpath(folder)) + sep))
    throw new RowRefusal(`Le fichier « ${path} » mène hors du dossier importé.`)
  const found = await stat(real)
  if (!found.isFile()) throw new RowRefusal(`« ${path} » n’est pas un fichier.`)
  if (found.size > LARGEST) throw new RowRefusal(`Le fichier « ${path} » dépasse ${LARGEST / MEGABYTE} Mo.`)
  return readFile(real).catch(() => {
    throw new RowRefusal(`Le fichier « ${path} » ne peut pas être lu.`)
  })
}

/** Reads a PDF of a folder: what it holds tells, not its name. */
export const readPdf = async (folder: string, path: string): Promise<Buffer> => {
  const bytes = await readInFolder(folder, path)
  if (bytes.length === 0) throw new RowRefusal(`Le fichier « ${path} » est vide.`)
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime !== 'application/pdf')
    throw new RowRefusal(
      `Le fichier « ${path} » n’est pas un PDF${type ? ` : son contenu est du ${type.ext}` : ''}.`,
    )
  if (!bytes.subarray(-TAIL).includes('%%EOF'))
    throw new RowRefusal(`Le fichier « ${path} » est coupé : il lui manque la fin.`)
  return bytes
}

/** Reads a JSON file of a folder. */
export const readJson = async (folder: string, path: string): Promise<unknown> => {
  const bytes = await readInFolder(folder, path)
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new RowRefusal(`Le fichier « ${path} » n’est pas du JSON.`)
  }
}

/** Reads a text file that the person names. */
export const readTextFile = async (path: string): Promise<string> => {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
  } catch {
    throw new AdministrationFault(`Le fichier « ${path} » est introuvable ou ne peut pas être lu.`)
  }
}

/** Reads a JSON file that the person names. */
export const readJsonFile = async (path: string): Promise<unknown> => {
  const text = await readTextFile(path)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new AdministrationFault(
      `« ${path} » n’est pas du JSON : vérifiez ses guillemets et ses virgules (${reason}).`,
    )
  }
}
