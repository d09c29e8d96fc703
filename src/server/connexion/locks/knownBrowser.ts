import { randomBytes } from 'node:crypto'
import type { Compte } from '#server/kit/people/comptes.ts'
import { isSameSeal, marksIn, MOST_MARKS, sealOf } from '#server/kit/session/browserCookie.ts'
import type { Services } from '#server/services.ts'

/** An account as a browser is known to it: a new password makes every browser unknown. */
type Known = Pick<Compte, 'identifiant' | 'secret'>

const sealFor = (key: string, id: string, { identifiant, secret }: Known) =>
  sealOf(key, id, identifiant, secret)

/** Identifier of a browser that has signed in to an account before; nothing when its marks are not of it. */
export const knownIn = (
  { key }: Pick<Services, 'key'>,
  marks: string,
  account: Known,
): string | undefined => {
  for (const mark of marksIn(marks).slice(0, MOST_MARKS)) {
    const [id = '', seal = ''] = mark.split('.')
    if (isSameSeal(seal, sealFor(key, id, account))) return id
  }
  return undefined
}

/** Marks of a browser that has just signed in to an account: this one first, the oldest forgotten. */
export const markedWith = ({ key }: Pick<Services, 'key'>, marks: string, account: Known): string => {
  const known = knownIn({ key }, marks, account)
  const others = marksIn(marks).filter((mark) => known === undefined || !mark.startsWith(`${known}.`))
  const id = known ?? randomBytes(16).toString('base64url')
  return [`${id}.${sealFor(key, id, account)}.${sealOf(key, id)}`, ...others].slice(0, MOST_MARKS).join('~')
}
