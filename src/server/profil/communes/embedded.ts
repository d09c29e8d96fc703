import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/kit/root.ts'

const readList = (): ReadonlyMap<string, readonly string[]> => {
  const text = readFileSync(join(root, 'src/server/profil/communes/communes.txt'), 'utf8')
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [codePostal = '', ...names] = line.split(';')
        return [codePostal, names]
      }),
  )
}

let list: ReadonlyMap<string, readonly string[]> | undefined

/** Communes of a postal code in the embedded list, which is read at the first question; none for a CEDEX. */
export const embeddedCommunes = (codePostal: string): readonly string[] =>
  (list ??= readList()).get(codePostal) ?? []
