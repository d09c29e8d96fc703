import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type FailureName, failures, type FailureStatus } from '#contract/kit/failures.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { isBaseAway, isWriteRefused } from '../database/faults.ts'
import { StorageDown } from '../objects/ObjectStore.ts'
import { Refusal } from '../Refusal.ts'
import { newRequestNumber, NUMBER_HEADER } from './requestNumber.ts'
import { headersFor } from './safety/security.ts'
import { plainPage } from './site/plainPage.ts'

const fieldsOf = (error: FastifyError): string[] =>
  (error.validation ?? []).map(
    (fault) => String(fault.params['missingProperty'] ?? fault.instancePath.slice(1)) || 'requete',
  )

/** Turns anything thrown into a named failure; what nobody foresaw is a technical error, told to the log only. */
const refusalOf = (error: FastifyError | Refusal, request: FastifyRequest): Refusal => {
  if (error instanceof Refusal) return error
  // Who sent it went away before its end: nothing here failed.
  if (request.raw.errored === error) return new Refusal('requeteMalFormee')
  if (error instanceof StorageDown) {
    request.log.error({ raison: error.message }, 'object store down')
    return new Refusal('documentIndisponible')
  }
  if (isWriteRefused(error)) {
    request.log.warn({ code: error.code }, 'write refused by the base')
    return new Refusal('ecritureSuspendue')
  }
  if (isBaseAway(error)) {
    request.log.error({ code: error.code, raison: error.message }, 'base away')
    return new Refusal('serviceIndisponible')
  }
  if (error.validation) return new Refusal('requeteMalFormee', { champs: fieldsOf(error) })
  if (error.statusCode === 413) return new Refusal('tropVolumineux')
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refusal('requeteMalFormee')
  request.log.error({ err: error }, 'unforeseen error')
  return new Refusal('erreurTechnique')
}

const titles: Partial<Record<FailureStatus, readonly [string, string]>> = {
  401: ['Votre session est terminée', defaultMessages[messageKey('DAC_EXPIRATION_SESSION')]],
  403: ['Accès refusé', defaultMessages[messageKey('HABILITATION_KO')]],
  404: ['Document introuvable', 'Ce document n’existe pas, ou n’est pas dans votre espace.'],
  503: ['Document indisponible', defaultMessages[messageKey('DOCUMENT_INDISPONIBLE')]],
  544: ['Service en maintenance', 'Le service est en maintenance. Réessayez plus tard.'],
}

const pages: Partial<Record<FailureName, readonly [string, string]>> = {
  compteSuspendu: ['Espace suspendu', defaultMessages[messageKey('COMPTE_SUSPENDU')]],
  serviceIndisponible: ['Service indisponible', defaultMessages[messageKey('SERVICE_INDISPONIBLE')]],
  ecritureSuspendue: ['Action impossible', defaultMessages[messageKey('ECRITURE_SUSPENDUE')]],
  archiveExpiree: ['Archive indisponible', defaultMessages[messageKey('ARCHIVE_EXPIREE')]],
  pieceInfectee: ['Fichier supprimé', defaultMessages[messageKey('PIECE_INFECTEE')]],
}

const sendPage = (reply: FastifyReply, { status, failure }: Refusal) => {
  const [titre, phrase] = pages[failure] ??
    titles[status] ?? ['Document indisponible', 'Le document n’a pas pu être ouvert.']
  return reply
    .type('text/html; charset=utf-8')
    .send(
      plainPage(titre, [
        phrase,
        `Numéro à citer si vous nous écrivez : ${reply.request.id}`,
        'Vous pouvez fermer cet onglet.',
      ]),
    )
}

/** True for what a browser opens in a tab. */
export const isAskedForByPerson = ({ headers }: FastifyRequest) =>
  (headers.accept ?? '').includes('text/html')

/** True for a document opened in a tab: a person reads the answer there, not the portal. */
const isReadByPerson = (request: FastifyRequest) =>
  request.routeOptions.config.produces !== undefined && isAskedForByPerson(request)

/** Answers an address that cannot even be read: no hook has run, so that the headers are set here. */
export const refuseAddress =
  (config: Config) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (isAskedForByPerson(request))
      return void reply
        .code(404)
        .headers(headersFor(config))
        .header(NUMBER_HEADER, request.id)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(plainPage('Page introuvable', ['Aucune page n’a cette adresse.'], '/'))
    const refusal = new Refusal('requeteMalFormee', { champs: ['adresse'] })
    void reply
      .code(refusal.status)
      .headers(headersFor(config))
      .header(NUMBER_HEADER, request.id)
      .header('cache-control', 'no-store')
      .send(refusal.body)
  }

const reasons: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', failures.tropVolumineux.erreurCode],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', failures.requeteMalFormee.erreurCode],
}

/** Headers of an answer that no request of Fastify's makes. */
const headersOf = (body: string) => ({
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
    response
      .writeHead(417, {
        ...headersFor(config),
        ...headersOf(body),
      })
      .end(body)
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
    const headers = {
      ...headersFor(config),
      ...headersOf(body),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }

/** Refusals that pass by themselves, and after how long a program may try again, in seconds. */
const PASSING = new Set<FailureName>(['ecritureSuspendue', 'serviceIndisponible', 'serviceSature'])
const RETRY_S = 30

/**
 * What was said of a file that breaks before its first byte has left: Fastify has then written it on the answer already,
 * where it would be taken for what is said of the refusal.
 */
const OF_A_FILE = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
]

export const setUpErrors = (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    // No file has a path written so: it may be that of a page.
    if ('code' in error && error.code === 'FST_STATIC_FORBIDDEN_PATH') return reply.callNotFound()
    const refusal = refusalOf(error, request)
    for (const name of OF_A_FILE) {
      reply.removeHeader(name)
      reply.raw.removeHeader(name)
    }
    void reply.code(refusal.status).header('cache-control', 'no-store')
    if (PASSING.has(refusal.failure)) void reply.header('retry-after', RETRY_S)
    return isReadByPerson(request) ? sendPage(reply, refusal) : reply.send(refusal.body)
  })
}
