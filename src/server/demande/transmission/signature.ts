import { calculateJwkThumbprint, exportJWK, FlattenedSign, generateKeyPair, importJWK, type JWK } from 'jose'
import { getReglage, reglageOr } from '#server/kit/database/reglages.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Setting that holds the private key of what this installation sends. */
const REGLAGE = 'cleTransmission'

/** Ed25519, as RFC 8037 names it in a JWS. */
const ALG = 'EdDSA'

const drawKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(ALG, { crv: 'Ed25519', extractable: true })
  return JSON.stringify(await exportJWK(privateKey))
}

const privateKeyOf = async (db: Db): Promise<JWK> => {
  const kept = (await getReglage(db, REGLAGE)) ?? (await reglageOr(db, REGLAGE, await drawKey()))
  return JSON.parse(kept) as JWK
}

/** A key that is verified with, and the name that its signatures give it (RFC 7638). */
type PublicKey = JWK & { readonly kid: string }

/** The key, as a JWK, by which what this installation sends is verified; drawn the first time that it is needed. */
export const publicKeyOf = async (db: Db): Promise<PublicKey> => {
  const { kty, crv, x } = await privateKeyOf(db)
  const key = { kty, crv, x } as JWK
  return { ...key, kid: await calculateJwkThumbprint(key), alg: ALG, use: 'sig' }
}

/** A payload as a signed record: the flattened JSON serialisation of a JWS (RFC 7515, §7.2.2). */
export const signed = async (db: Db, payload: object): Promise<string> => {
  const { kid } = await publicKeyOf(db)
  const record = await new FlattenedSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: ALG, kid, typ: 'JOSE+JSON', cty: 'json' })
    .sign(await importJWK(await privateKeyOf(db), ALG))
  return JSON.stringify(record)
}
