import type { Output } from './Runner.ts'

/** Lines of a list that are shown: of millions of people, nobody reads more at once. */
const SHOWN = 200

/** A list as a command tells it. */
interface Listed<T> {
  /** Asks for so many rows at most. */
  readonly ask: (most: number) => Promise<readonly T[]>
  readonly lineOf: (row: T) => string
  /** Said where there are none. */
  readonly none: string
}

/** Says the rows of a list, one a line, and that there are others where there are. */
export const sayList = async <T>({ ask, lineOf, none }: Listed<T>, { say }: Output): Promise<void> => {
  const rows = await ask(SHOWN + 1)
  for (const row of rows.slice(0, SHOWN)) say(lineOf(row))
  if (rows.length > SHOWN) say(`Voici les ${SHOWN} premières lignes : il y en a d’autres.`)
  if (rows.length === 0) say(none)
}
