import { randomBytes } from 'node:crypto'
import type { Compte } from '#server/kit/people/comptes.ts'
import {
  isSameSeal,
  type Mark,
  markDay,
  marksIn,
  MOST_MARKS,
  sealOf,
  writeMarks,
} from '#server/kit/session/browserCookie.ts'
import type { Services } from '#server/services.ts'

/** An account as a browser is known to it: a new password makes every browser unknown. */
type Known = Pick<Compte, 'identifiant' | 'secret'>

type Sealing = Pick<Services, 'clock' | 'key'>

const sealFor = (key: string, { id, jour }: Pick<Mark, 'id' | 'jour'>, { identifiant, secret }: Known) =>
  sealOf(key, id, jour, identifiant, secret)

/** Identifier of a browser that has signed in to an account before; nothing when its marks are not of it, or are over. */
export const knownIn = (services: Sealing, marks: string, account: Known): string | undefined =>
  marksIn(services, marks).find((mark) => isSameSeal(mark.compte, sealFor(services.key, mark, account)))?.id

/** Marks of a browser that has just signed in to an account: this one first, of today, the oldest forgotten. */
export const markedWith = (services: Sealing, marks: string, account: Known): string => {
  const { key } = services
  const known = knownIn(services, marks, account)
  const [id, jour] = [known ?? randomBytes(16).toString('base64url'), markDay(services)]
  const mark = { id, jour, compte: sealFor(key, { id, jour }, account), navigateur: sealOf(key, id, jour) }
  const others = marksIn(services, marks).filter((other) => other.id !== known)
  return writeMarks([mark, ...others].slice(0, MOST_MARKS))
}
