import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  CreationCle,
  DemandeCle,
  NouvelleCle,
  SignatureCle,
} from '#contract/connexion/facteurs/cleAcces.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const b64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** CBOR (RFC 8949) of what a key says: integers, texts, bytes and maps of few entries. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...entries])
}

export interface Lies {
  readonly origin?: string
  /** Whether the person showed that the key is theirs: a code, a finger, a face. */
  readonly verified?: boolean
  readonly userHandle?: string
  /** What the key says to have signed so far; one that was copied says it twice, and some never count. */
  readonly counter?: number
}

/** A key that signs as an authenticator would (ES256, attestation « none »); it may lie, to see what is refused. */
export const authenticator = (rpId: string, home: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (flags: number, said: number | undefined, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(said ?? (counter += 1))
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest])
  }
  const flagsOf = ({ verified = true }: Lies) => (verified ? 0x05 : 0x01)
  const shared = { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} } as const

  return {
    create: ({ challenge, user }: CreationCle, lies: Lies = {}): NouvelleCle => {
      handle = user.id
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(flagsOf(lies) | 0x40, lies.counter, credential)],
      ])
      return {
        ...shared,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge, lies.origin ?? home)),
          attestationObject: b64(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    sign: ({ challenge }: Pick<DemandeCle, 'challenge'>, lies: Lies = {}): SignatureCle => {
      const client = clientData('webauthn.get', challenge, lies.origin ?? home)
      const data = authData(flagsOf(lies), lies.counter)
      return {
        ...shared,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          ...(lies.userHandle || handle ? { userHandle: lies.userHandle ?? handle } : {}),
        },
      }
    },
  }
}
