import { hash, randomBytes } from 'node:crypto'

/** Opaque token of 256 bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Token of a link sent by e-mail: 52 capitals and digits, 260 bits (the specification, §4, wants no other sign). */
export const newLinkToken = (): string =>
  Array.from(randomBytes(52), (byte) => BASE32[byte % BASE32.length] ?? '').join('')

/** What the store keeps of a token, a code or a counted key: never the thing itself. */
export const fingerprint = (text: string): string => hash('sha256', text)
