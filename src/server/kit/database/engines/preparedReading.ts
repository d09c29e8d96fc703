import pg from 'pg'
import type { CompiledQuery } from 'kysely'

/** What `pg` keeps of a connection, and what of its messages a prepared reading sends. */
export interface Wire {
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly submittedNamedStatements: Record<string, string>
  readonly parse: (asked: { readonly name: string; readonly text: string }) => void
  readonly bind: (asked: { readonly statement: string; readonly values: readonly unknown[] }) => void
  readonly describe: (asked: { readonly type: 'P' }) => void
  readonly execute: (asked: object) => void
  readonly sync: () => void
}

/** Columns of a reading, as PostgreSQL tells them. */
interface Columns {
  readonly blank: Readonly<Record<string, null>>
  readonly names: readonly string[]
  readonly parsers: readonly ((text: string) => unknown)[]
}

interface Description {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

/** The columns of the readings that a connection has prepared, by their name. */
export type KnownColumns = Map<string, Columns>

interface Outcome {
  readonly done: (rows: readonly unknown[]) => void
  readonly fail: (error: unknown) => void
}

/**
 * A reading that a connection prepares once, and that asks what its columns are once too: `pg` asks and reads it again at each
 * execution, which costs both sides more than a row by its key. As `pg` has it, each method is called as a message comes.
 */
export class PreparedReading extends pg.Query {
  name: string
  readonly text: string
  readonly #key: string
  readonly #values: readonly unknown[]
  readonly #known: KnownColumns
  readonly #types: pg.CustomTypesConfig
  readonly #outcome: Outcome
  readonly #given: unknown[] = []

  constructor(
    name: string,
    { sql, parameters }: CompiledQuery,
    { known, types, outcome }: { known: KnownColumns; types: pg.CustomTypesConfig; outcome: Outcome },
  ) {
    super(sql)
    this.name = name
    this.#key = name
    this.text = sql
    this.#values = parameters.map((value) => (value === null ? null : String(value)))
    this.#known = known
    this.#types = types
    this.#outcome = outcome
  }

  override submit = (connection: unknown) => {
    const wire = connection as Wire
    const { text } = this
    const isPrepared = wire.parsedStatements[this.#key] !== undefined
    if (!isPrepared) {
      // The one before, which prepares it for all, may fail: this one goes without it, and no name.
      if (wire.submittedNamedStatements[this.#key] !== undefined) this.name = ''
      else wire.submittedNamedStatements[this.#key] = text
      wire.parse({ name: this.name, text })
    }
    wire.bind({ statement: this.name, values: this.#values })
    if (!isPrepared || !this.#known.has(this.#key)) wire.describe({ type: 'P' })
    wire.execute({})
    wire.sync()
  }

  handleRowDescription({ fields }: Description) {
    this.#known.set(this.#key, {
      blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text')),
    })
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }) {
    const columns = this.#known.get(this.#key)
    if (!columns) return
    const row: Record<string, unknown> = { ...columns.blank }
    for (let rank = 0; rank < columns.names.length; rank += 1) {
      const text = fields[rank]
      if (typeof text === 'string') row[columns.names[rank] ?? ''] = columns.parsers[rank]?.(text)
    }
    this.#given.push(row)
  }

  handleCommandComplete() {
    // The rows are given once the connection is ready again.
  }

  handleReadyForQuery() {
    this.#outcome.done(this.#given)
  }

  handleError(error: unknown) {
    this.#outcome.fail(error)
  }
}
