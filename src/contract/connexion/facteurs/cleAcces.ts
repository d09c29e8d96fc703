import { type Static, Type } from 'typebox'

/** What the browser and the server say to each other of an access key (WebAuthn), in the JSON form of the standard. */

/** Bytes in base64url, of a length that the standard leaves reasonable. */
const bytes = (maxLength = 2000) => Type.String({ pattern: '^[\\w-]+$', maxLength })

const challenge = Type.String({ description: 'À usage unique, valable cinq minutes ; base64url.' })
const userVerification = Type.Literal('required')
const timeout = Type.Integer({ description: 'Millisecondes.' })
const publicKey = Type.Literal('public-key')

const key = Type.Object({ id: Type.String(), type: publicKey, transports: Type.Array(Type.String()) })

/** What is asked of a key that exists: any key of this site, the person chooses (no list is given). */
export const demandeCleSchema = Type.Object({
  challenge,
  rpId: Type.String(),
  timeout,
  userVerification,
})

export type DemandeCle = Static<typeof demandeCleSchema>

/** What is asked of the browser to make a key. */
export const creationCleSchema = Type.Object({
  challenge,
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: publicKey, alg: Type.Integer() })),
  timeout,
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(key),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification,
  }),
})

export type CreationCle = Static<typeof creationCleSchema>

const answered = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: publicKey,
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
}

/** What a key signed. */
export const signatureCleSchema = Type.Object({
  ...answered,
  response: Type.Object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(),
    userHandle: Type.Optional(bytes(200)),
  }),
})

export type SignatureCle = Static<typeof signatureCleSchema>

/** A key that was just made. */
export const nouvelleCleSchema = Type.Object({
  ...answered,
  response: Type.Object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
})

export type NouvelleCle = Static<typeof nouvelleCleSchema>
