import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** Opaque token of 256 bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const newId = (): string => randomUUID()

/** What the store keeps of a token, a code or a counted key: never the thing itself. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex')
