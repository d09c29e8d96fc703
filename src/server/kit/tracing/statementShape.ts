/** What a span says of a query. */
interface Shape {
  /** The verb and the table: `select compte`. */
  readonly name: string
  readonly text: string
}

/** The form of a statement: what it holds in clear is hidden, and a list of parameters told as one. */
export const statementShape = (sql: string): Shape => {
  const text = sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\b\d{5,}\b/g, '?')
    .replaceAll(/(\?|\$\d+)(?:\s*,\s*(?:\?|\$\d+))+/g, '$1, …')
  const verb = /^\W*(\w+)/.exec(text)?.[1] ?? 'sql'
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text)?.[1]
  return { name: table === undefined ? verb : `${verb} ${table}`, text }
}
