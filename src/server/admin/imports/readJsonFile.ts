import { readFile } from 'node:fs/promises'
import { AdministrationFault } from '../AdministrationFault.ts'

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
