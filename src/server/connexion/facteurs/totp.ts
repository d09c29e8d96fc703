import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { serviceName } from '#rules/product.ts'
import type { Services } from '#server/services.ts'

/** Codes of an application: six digits every thirty seconds (RFC 6238), SHA-1 as every application knows it. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Periods before and after the present one whose code is taken: clocks differ. */
const DRIFT = 1

/** Bytes of a secret, as RFC 4226 advises. */
const SECRET_BYTES = 20

const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

const keyOf = ({ key }: Pick<Services, 'key'>) => Buffer.from(hkdfSync('sha256', key, 'facteur', 'totp', 32))

/** A secret as the store keeps it: encrypted for one account, whose row alone can give it back. */
export const sealSecret = (services: Pick<Services, 'key'>, compteId: string, secret: string): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(services), iv).setAAD(Buffer.from(compteId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The secret that was sealed for this account. */
export const openSecret = (services: Pick<Services, 'key'>, compteId: string, kept: string): string => {
  const bytes = Buffer.from(kept, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(services), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(compteId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const rest = bytes.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
}

/** A new secret, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label: string) =>
  new TOTP({ ...SETTINGS, issuer: serviceName, label, secret: Secret.fromBase32(secret) })

/** Address that an application reads in a QR code; `label` names the account there. */
export const addressOf = (secret: string, label: string): string => totpOf(secret, label).toString()

/** Period (of thirty seconds since 1970) whose code this is, among the present one and its neighbours. */
export const periodOf = (secret: string, code: string, now: number): number | undefined => {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: DRIFT })
  return delta === null ? undefined : Math.floor(now / (SETTINGS.period * 1000)) + delta
}

/** Light modules around the code, as the standard asks (ISO/IEC 18004). */
const MARGE = 4

/** A QR code as one path of SVG: its side in modules, margin included, and its dark modules, row by row. */
export const qrOf = (text: string): { readonly cote: number; readonly chemin: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: MARGE })
  const rows = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join(''),
  )
  return { cote: size, chemin: rows.join('') }
}
