/** What is answered to what no hook of Fastify has seen: each sets the headers that every answer has. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '#contract/kit/failures.ts'
import type { Config } from '#server/config.ts'
import { Refusal } from '../Refusal.ts'
import { isAskedForByPerson } from './errors.ts'
import { newRequestNumber, NUMBER_HEADER } from './requestNumber.ts'
import { headersFor } from './safety/security.ts'
import { plainPage } from './site/plainPage.ts'

/** Answers an address that cannot even be read. */
export const refuseAddress =
  (config: Config) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({
      ...headersFor(config),
      [NUMBER_HEADER]: request.id,
      'cache-control': 'no-store',
    })
    if (isAskedForByPerson(request))
      return void reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(plainPage('Page introuvable', ['Aucune page n’a cette adresse.'], '/'))
    const { status, body } = new Refusal('requeteMalFormee', { champs: ['adresse'] })
    void reply.code(status).send(body)
  }

const reasons: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', failures.tropVolumineux.erreurCode],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', failures.requeteMalFormee.erreurCode],
}

/** Headers of an answer that no request of Fastify's makes. */
const headersOf = (config: Config, body: string) => ({
  ...headersFor(config),
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  [NUMBER_HEADER]: newRequestNumber(),
  connection: 'close',
})

/** Answers a request that expects what no server does (`Expect`) as any other refusal: Node would, without any header. */
export const refuseExpectation =
  (config: Config) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const body = JSON.stringify({ erreurCode: failures.requeteMalFormee.erreurCode })
    response.writeHead(417, headersOf(config, body)).end(body)
  }

/** Answers what is not even HTTP, or has too many headers, as any other refusal: no request was made of it. */
export const refuseConnection =
  (config: Config) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, erreurCode] = reasons[error.code ?? ''] ?? [
      '400 Bad Request',
      failures.requeteMalFormee.erreurCode,
    ]
    const body = JSON.stringify({ erreurCode })
    const lines = Object.entries(headersOf(config, body)).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
