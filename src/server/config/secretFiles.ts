import { readFileSync } from 'node:fs'

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A variable whose value is in a file has this after its name: a secret of a container, or of a service manager. */
const SUFFIX = '_FILE'

/** An environment whose values are read from their files, and what is wrong with those files, a sentence each. */
interface WithFiles {
  readonly environment: Environment
  readonly faults: readonly string[]
}

/** Content of a file without the line break that editors put at its end. */
const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return undefined
  }
}

/** Reads `X_FILE` for each name `X`: the content of that file is its value. */
export const withFiles = (environment: Environment, names: readonly string[]): WithFiles => {
  const faults: string[] = []
  const read: Record<string, string> = {}
  for (const name of names) {
    const path = environment[name + SUFFIX]
    if (path === undefined || path === '') continue
    const content = contentOf(path)
    if (environment[name])
      faults.push(`${name} et ${name}${SUFFIX} sont donnés tous les deux : gardez l’un des deux.`)
    else if (content === undefined)
      faults.push(`${name}${SUFFIX} doit être un fichier que ce compte peut lire ; reçu : « ${path} ».`)
    else if (content === '')
      faults.push(`${name}${SUFFIX} est un fichier vide : écrivez-y la valeur, ou retirez cette variable.`)
    else read[name] = content
  }
  return { environment: { ...environment, ...read }, faults }
}
