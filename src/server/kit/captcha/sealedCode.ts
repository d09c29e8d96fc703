import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyFor = (key: string) => createHash('sha256').update(`captcha ${key}`).digest()

/** A code and the time at which it ends (ms), that only this installation reads back: the base keeps their print only. */
export const sealCode = (key: string, code: string, expireLe: number): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(key), nonce)
  const sealed = Buffer.concat([cipher.update(`${expireLe} ${code}`), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The code that was sealed; nothing when it has ended at `now` (ms), or was not sealed here. */
export const unsealCode = (key: string, jeton: string, now: number): string | undefined => {
  const bytes = Buffer.from(jeton, 'base64url')
  // A text that is read with something left over is not the one that was given.
  if (bytes.toString('base64url') !== jeton || bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(key), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const read = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
    const [expireLe, code] = Buffer.concat(read).toString().split(' ')
    return Number(expireLe) > now ? code : undefined
  } catch {
    return undefined
  }
}
