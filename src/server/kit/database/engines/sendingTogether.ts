import type pg from 'pg'
import { type Given, type KnownStatements, type Prepared, PreparedPacket } from './preparedPacket.ts'
import { isMute, nameOf } from './writtenTexts.ts'

const BEGIN: Prepared = { name: 'begin', text: 'begin', values: [] }

/** What is answered to a statement that waits, and that nobody has the result of. */
const NOTHING = Promise.resolve({ rows: [] })

/**
 * Has the statements of a transaction leave with the next one whose answer is waited for: its beginning with the first, and those that are written
 * once and give nothing with the one after them or with its end. Each packet costs this process and PostgreSQL more than the statement
 * in it. What fails so is told by the one that it left with, and undoes the same transaction. What is written once
 * is prepared by its name.
 */
export const sendTogether = (client: pg.PoolClient, types: pg.CustomTypesConfig): void => {
  const ask = client.query.bind(client) as (...given: readonly unknown[]) => unknown
  const known: KnownStatements = new Map()
  let waiting: readonly Prepared[] = []
  let isOpen = false

  const send = (...last: readonly Prepared[]) => {
    const asked = [...waiting, ...last]
    waiting = []
    return new Promise<Given>((done, fail) => {
      ask(new PreparedPacket(asked, { known, types, outcome: { done, fail } }))
    })
  }
  const begin = () => {
    isOpen = true
    waiting = [BEGIN]
    return NOTHING
  }
  const end = (text: string) => {
    const [first, ...others] = waiting
    const isUnsent = first === BEGIN && (others.length === 0 || text === 'rollback')
    isOpen = false
    if (!isUnsent && text === 'commit') return send({ name: text, text, values: [] })
    waiting = []
    return isUnsent ? NOTHING : ask(text)
  }
  const query = (text: unknown, ...given: readonly unknown[]) => {
    if (text === 'begin') return begin()
    if (text === 'commit' || text === 'rollback') return end(text)
    const name = typeof text === 'string' ? nameOf(text) : undefined
    if (typeof text !== 'string' || name === undefined)
      return waiting.length === 0 ? ask(text, ...given) : send().then(() => ask(text, ...given))
    const asked = { name, text, values: given[0] as readonly unknown[] }
    if (!isOpen || !isMute(text)) return send(asked)
    waiting = [...waiting, asked]
    return NOTHING
  }
  Object.assign(client, { query })
}
