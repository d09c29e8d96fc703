import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'

/** Accounts that one browser remembers: a family's. */
const MOST = 5

/** An account as a browser is known to it: a new password makes every browser unknown. */
type Known = Pick<Compte, 'identifiant' | 'secret'>

const sealOf = (key: string, id: string, { identifiant, secret }: Known) =>
  createHmac('sha256', key).update(['navigateur', id, identifiant, secret].join('|')).digest('base64url')

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const marksIn = (cookie: string): string[] => cookie.split('~').filter((mark) => mark !== '')

/** Identifier of a browser that has signed in to an account before; nothing when its marks are not of it. */
export const knownIn = (
  { key }: Pick<Services, 'key'>,
  marks: string,
  account: Known,
): string | undefined => {
  for (const mark of marksIn(marks).slice(0, MOST)) {
    const [id = '', seal = ''] = mark.split('.')
    if (same(seal, sealOf(key, id, account))) return id
  }
  return undefined
}

/** Marks of a browser that has just signed in to an account: this one first, the oldest forgotten. */
export const markedWith = ({ key }: Pick<Services, 'key'>, marks: string, account: Known): string => {
  const known = knownIn({ key }, marks, account)
  const others = marksIn(marks).filter((mark) => known === undefined || !mark.startsWith(`${known}.`))
  const id = known ?? randomBytes(16).toString('base64url')
  return [`${id}.${sealOf(key, id, account)}`, ...others].slice(0, MOST).join('~')
}
