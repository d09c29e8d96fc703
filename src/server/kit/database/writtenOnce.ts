import type { CompiledQuery, Compilable } from 'kysely'
import { newId } from '../identifiers.ts'
import { keepText } from './engines/writtenTexts.ts'
import type { Db } from './Store.ts'

/** What a query is asked with. */
type Value = string | number | null

/** What is made once for each number. */
export const onceFor = <T>(make: (number: number) => T) => {
  const made = new Map<number, T>()
  return (number: number): T => {
    const one = made.get(number) ?? make(number)
    made.set(number, one)
    return one
  }
}

/**
 * A query written once for each base, and asked with the values of each call, which it compares or keeps as they are. Writing it
 * anew costs several times what reading one row by its key does: it is for what every request or sign-in asks. It names its columns.
 */
export const writtenOnce = <R, A extends readonly Value[]>(
  count: A['length'],
  write: (db: Db, ...values: A) => Compilable<R>,
) => {
  const kept = new WeakMap<object, (values: A) => CompiledQuery<R>>()
  const known = (db: Db) => {
    const { adapter } = db.getExecutor()
    const before = kept.get(adapter)
    if (before) return before
    const marks = Array.from({ length: count }, newId) as readonly Value[] as A
    const compiled = write(db, ...marks).compile()
    keepText(compiled.sql)
    const { query, queryId, sql, parameters: written } = compiled
    const places = written
      .map((parameter, at) => ({ at, rank: marks.indexOf(parameter as Value) }))
      .filter(({ rank }) => rank >= 0)
    const filled = (values: A) => {
      const parameters = [...written]
      for (const { at, rank } of places) parameters[at] = values[rank]
      return { query, queryId, sql, parameters }
    }
    kept.set(adapter, filled)
    return filled
  }
  return async (db: Db, ...values: A): Promise<R[]> =>
    (await db.getExecutor().executeQuery<R>(known(db)(values))).rows
}
