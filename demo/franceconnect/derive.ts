import { createECDH, createHmac } from 'node:crypto'

/** 32 bytes that belong to this installation and to one purpose: the same at each start, unknown elsewhere. */
export const derive = (key: string, purpose: string): Buffer =>
  createHmac('sha256', key).update(`franceconnect local: ${purpose}`).digest()

/** Who someone is at the provider, in the form that FranceConnect gives: stable, ends in « v1 ». */
export const subOf = (key: string, nir: string): string => `${derive(key, `sub ${nir}`).toString('hex')}v1`

/** Private key that signs identities (ES256): kept over restarts, so that a sign-out still knows its own tokens. */
export const signingKey = (key: string) => {
  const pair = createECDH('prime256v1')
  const secret = derive(key, 'signature')
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  return {
    kty: 'EC' as const,
    crv: 'P-256' as const,
    alg: 'ES256' as const,
    use: 'sig' as const,
    kid: 'demo',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: secret.toString('base64url'),
  }
}
