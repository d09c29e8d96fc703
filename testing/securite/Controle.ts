/** A requirement of ASVS 5.0, and the tests that show it: a file, and words of the names of its tests. */
export interface Controle {
  readonly numero: number
  readonly titre: string
  readonly preuves: readonly (readonly [fichier: string, mots: string])[]
  /** What only a browser shows: played by `npm test`. */
  readonly parcours?: string
  /** What these tests do not show. */
  readonly reste?: string
}

/** Tests of the server, by their file and words of their names. */
export const server = (file: string, words: string) => [`src/server/${file}.test.ts`, words] as const
