import { createPrivateKey, sign } from 'node:crypto'
import type { signingKey } from '#demo/franceconnect/derive.ts'

type Key = ReturnType<typeof signingKey>
type Claims = Record<string, unknown>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims

/** Changes what a signed token says and leaves its signature: what a forger does. */
export const forge = (token: string, changes: Claims): string => {
  const [header, , signature] = token.split('.')
  return [header, encode({ ...claimsOf(token), ...changes }), signature].join('.')
}

/** Changes what a token says and signs it with a key: what a provider that is wrong, or has another key, does. */
export const resign = (token: string, changes: Claims, key: Key): string => {
  const said = `${encode({ alg: key.alg, kid: key.kid })}.${encode({ ...claimsOf(token), ...changes })}`
  const privateKey = createPrivateKey({ key: { ...key }, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(said), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${said}.${signature.toString('base64url')}`
}

/** An answer of the token endpoint with another identity token. */
export const withIdToken = async (answer: Response, change: (token: string) => string): Promise<Response> => {
  const body = (await answer.json()) as { id_token: string }
  return Response.json({ ...body, id_token: change(body.id_token) })
}

/** An answer of the userinfo endpoint with another token. */
export const withUserinfo = async (answer: Response, change: (token: string) => string): Promise<Response> =>
  new Response(change(await answer.text()), { headers: { 'content-type': 'application/jwt' } })
