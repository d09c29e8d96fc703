import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { isConnectionSpent } from '../faults.ts'
import { nameOf, type Read } from './writtenTexts.ts'

/** Prepared readings of everyone, on one connection. */
interface PreparedReads {
  readonly read: Read
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
    read: async ({ sql: text, parameters }) => {
      shared ??= take()
      const taken = shared
      const client = await taken
      sendTogether(client as unknown as Parameters<typeof sendTogether>[0])
      try {
        const { rows } = await client.query<Record<string, unknown>>({
          name: nameOf(text),
          text,
          values: [...parameters],
        })
        return rows
      } catch (error) {
        // It may be told before it ends: the same reading, done again, would go there too.
        if (isConnectionSpent(error)) forget(taken)
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
