import pg from 'pg'

/** What `pg` has of a connection, and what of its messages a packet sends. */
interface Wire {
  readonly stream: { readonly cork: () => void; readonly uncork: () => void }
  readonly close: (asked: { readonly type: 'S'; readonly name: string }) => void
  readonly parse: (asked: { readonly name: string; readonly text: string }) => void
  readonly bind: (asked: { readonly statement: string; readonly values: readonly unknown[] }) => void
  readonly describe: (asked: { readonly type: 'P' }) => void
  readonly execute: (asked: object) => void
  readonly sync: () => void
}

/** A statement that a connection prepares once, by its name. */
export interface Prepared {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Columns of a statement, as PostgreSQL tells them. */
interface Columns {
  readonly blank: Readonly<Record<string, null>>
  readonly names: readonly string[]
  readonly parsers: readonly ((text: string) => unknown)[]
}

interface Description {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

/** The statements that a connection has prepared, by their name, and their columns; nothing for those that have none. */
export type KnownStatements = Map<string, Columns | undefined>

/** What the last statement of a packet gave. */
export interface Given {
  readonly command: string
  readonly rowCount: number | null
  readonly rows: readonly unknown[]
}

interface Outcome {
  readonly done: (given: Given) => void
  readonly fail: (error: unknown) => void
}

const textOf = (value: unknown) => (value === null ? null : String(value))

/**
 * Statements that leave together, the last of which alone gives rows: once one fails, PostgreSQL looks at none of those that follow. A connection
 * prepares each once and asks what its columns are once too: `pg` asks and reads it again at each execution, which costs both
 * sides more than a row by its key. As `pg` has it, each method is called as a message comes.
 */
export class PreparedPacket extends pg.Query {
  readonly #asked: readonly Prepared[]
  readonly #known: KnownStatements
  readonly #types: pg.CustomTypesConfig
  readonly #outcome: Outcome
  readonly #rows: unknown[] = []
  readonly #result: pg.Result
  #columns: Columns | undefined
  /** How many are done. */
  #done = 0

  constructor(
    asked: readonly Prepared[],
    { known, types, outcome }: { known: KnownStatements; types: pg.CustomTypesConfig; outcome: Outcome },
  ) {
    super('')
    this.#asked = asked
    this.#known = known
    this.#types = types
    this.#outcome = outcome
    this.#result = new pg.Result('', pg.types)
  }

  override submit = (connection: unknown) => {
    const wire = connection as Wire
    wire.stream.cork()
    for (const { name, text, values } of this.#asked) {
      const isKnown = this.#known.has(name)
      if (!isKnown) {
        // It may be there already: prepared by one that is under way, or that failed later.
        wire.close({ type: 'S', name })
        wire.parse({ name, text })
      }
      wire.bind({ statement: name, values: values.map(textOf) })
      if (!isKnown) wire.describe({ type: 'P' })
      wire.execute({})
    }
    wire.sync()
    wire.stream.uncork()
  }

  handleRowDescription({ fields }: Description) {
    this.#columns = {
      blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text')),
    }
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }) {
    const columns = this.#columns ?? this.#known.get(this.#asked[this.#done]?.name ?? '')
    if (!columns) return
    const row: Record<string, unknown> = { ...columns.blank }
    for (let rank = 0; rank < columns.names.length; rank += 1) {
      const text = fields[rank]
      if (typeof text === 'string') row[columns.names[rank] ?? ''] = columns.parsers[rank]?.(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete(message: unknown) {
    const name = this.#asked[this.#done]?.name ?? ''
    if (!this.#known.has(name)) this.#known.set(name, this.#columns)
    this.#columns = undefined
    this.#done += 1
    if (this.#done === this.#asked.length)
      (this.#result as unknown as { addCommandComplete: (told: unknown) => void }).addCommandComplete(message)
  }

  handleReadyForQuery() {
    const { command, rowCount } = this.#result
    this.#outcome.done({ command, rowCount, rows: this.#rows })
  }

  handleError(error: unknown) {
    this.#outcome.fail(error)
  }
}
