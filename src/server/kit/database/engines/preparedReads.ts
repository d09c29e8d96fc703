import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { isConnectionLost } from '../faults.ts'

/** Texts that each connection has PostgreSQL prepare once, and the name that they have there. */
const prepared = new Map<string, string>()

/**
 * Has PostgreSQL prepare a text once for each connection, rather than plan it at each call: half of what a small reading costs
 * it. The text names its columns: PostgreSQL refuses a prepared one that would give others once its table has gained some.
 */
export const prepareOnce = (text: string): void => {
  if (!text.startsWith('select ') || /select \*|\.\*/.test(text))
    throw new RangeError(`A prepared query must read, and must name its columns: ${text}`)
  prepared.set(text, prepared.get(text) ?? `texte_${prepared.size}`)
}

/** The name of a text that is prepared. */
export const preparedName = (text: string): string | undefined => prepared.get(text)

/** One reading by its prepared name. */
interface Reading {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/** Prepared readings of everyone, on one connection. */
export interface PreparedReads {
  readonly ask: (reading: Reading) => Promise<readonly unknown[]>
  readonly end: () => Promise<void>
}

/**
 * Sends them all on one connection without waiting for the answers of those before, and those of a turn of the event loop in one
 * packet: sending a packet costs this process and PostgreSQL more than reading a row by its key. It is for what every request
 * asks, which no other reading makes wait. `pool` lends one connection, in pipeline mode.
 */
export const shareReads = (pool: pg.Pool): PreparedReads => {
  let shared: Promise<pg.PoolClient> | undefined
  const forget = (gone: typeof shared) => {
    if (shared === gone) shared = undefined
  }
  const take = () => {
    const taken = pool.connect()
    const forgetWhenEnded = async () => {
      const client = await taken
      client.once('end', () => {
        forget(taken)
        client.release(true)
      })
    }
    forgetWhenEnded().catch(() => forget(taken))
    return taken
  }
  const held = new WeakSet<Duplex>()
  const sendTogether = ({ connection }: { readonly connection: { readonly stream: Duplex } }) => {
    const { stream } = connection
    if (held.has(stream)) return
    held.add(stream)
    stream.cork()
    setImmediate(() => {
      held.delete(stream)
      stream.uncork()
    })
  }
  return {
    ask: async (reading) => {
      shared ??= take()
      const taken = shared
      const client = await taken
      sendTogether(client as unknown as Parameters<typeof sendTogether>[0])
      try {
        const { rows } = await client.query<Record<string, unknown>>(reading)
        return rows
      } catch (error) {
        // It may be told before it ends: the same reading, done again, would go there too.
        if (isConnectionLost(error)) forget(taken)
        throw error
      }
    },
    end: async () => {
      const client = await shared?.catch(() => undefined)
      await (client as unknown as pg.Client | undefined)?.end()
      await pool.end()
    },
  }
}
