import type { Duplex } from 'node:stream'
import type { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { isConnectionSpent } from '../faults.ts'
import { type Given, type KnownStatements, PreparedPacket } from './preparedPacket.ts'
import { nameOf, type Read } from './writtenTexts.ts'

/** Prepared readings of everyone, on one connection. */
interface PreparedReads {
  readonly read: Read
  readonly end: () => Promise<void>
}

interface Settings {
  readonly types: pg.CustomTypesConfig
  /** Longest silence of a connection that owes an answer, in milliseconds, after which it is ended; none without it. */
  readonly silenceMs: number | undefined
}

/** Has a stream send in one packet all that is written to it in a turn of the event loop. */
const sendingTogether = (stream: Duplex) => {
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    stream.cork()
    setImmediate(() => {
      isHeld = false
      stream.uncork()
    })
  }
}

/** Ends a stream that owes answers and has given none for so long: a machine that vanishes closes nothing. */
const endingInSilence = (stream: Duplex, silenceMs: number | undefined) => {
  let owed = 0
  let timer: NodeJS.Timeout | undefined
  return {
    owe: () => {
      owed += 1
      if (silenceMs !== undefined) timer ??= setTimeout(() => stream.destroy(), silenceMs)
    },
    given: () => {
      owed -= 1
      if (owed > 0) timer?.refresh()
      else {
        clearTimeout(timer)
        timer = undefined
      }
    },
  }
}

/** Gives the rows of prepared readings by one connection in pipeline mode. */
const readBy = (client: pg.PoolClient, { types, silenceMs }: Settings) => {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection
  const known: KnownStatements = new Map()
  const sendTogether = sendingTogether(stream)
  const { owe, given } = endingInSilence(stream, silenceMs)
  return (name: string, { sql: text, parameters: values }: CompiledQuery) =>
    new Promise<readonly unknown[]>((done, fail) => {
      sendTogether()
      owe()
      const outcome = {
        done: ({ rows }: Given) => {
          given()
          done(rows)
        },
        fail: (error: unknown) => {
          given()
          fail(error)
        },
      }
      client.query(new PreparedPacket([{ name, text, values }], { known, types, outcome }))
    })
}

/**
 * Sends them all on one connection without waiting for the answers of those before, and those of a turn of the event loop in one
 * packet: sending a packet costs this process and PostgreSQL more than reading a row by its key. It is for what every request
 * asks, which no other reading makes wait. `pool` lends one connection, in pipeline mode.
 */
export const shareReads = (pool: pg.Pool, settings: Settings): PreparedReads => {
  const open = async () => {
    const client = await pool.connect()
    return { client, ask: readBy(client, settings) }
  }
  let shared: ReturnType<typeof open> | undefined
  const forget = (gone: typeof shared) => {
    if (shared === gone) shared = undefined
  }
  const take = () => {
    const taken = open()
    const forgetWhenEnded = async () => {
      const { client } = await taken
      client.once('end', () => {
        forget(taken)
        client.release(true)
      })
    }
    forgetWhenEnded().catch(() => forget(taken))
    return taken
  }
  return {
    read: async (query) => {
      shared ??= take()
      const taken = shared
      const { client, ask } = await taken
      try {
        return await ask(nameOf(query.sql) ?? '', query)
      } catch (error) {
        // It may be told before it ends: the same reading, done again, would go there too.
        if (isConnectionSpent(error)) {
          forget(taken)
          void (client as unknown as pg.Client).end()
        }
        throw error
      }
    },
    end: async () => {
      const opened = await shared?.catch(() => undefined)
      await (opened?.client as unknown as pg.Client | undefined)?.end()
      await pool.end()
    },
  }
}
