import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * True when a request is signed with this secret (AWS Signature Version 4, of a payload that TLS protects). The server
 * of the tests knows accounts, but looks at no signature of this version.
 */
export const isSigned = ({ method, url = '', headers }: IncomingMessage, secret: string): boolean => {
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(headers.authorization ?? '') ?? []
  const [path, query = ''] = url.split('?', 2)
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}`)
  const canonical = [method, path, query, ...signed, '', names, headers['x-amz-content-sha256']].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex') === signature
}
