import type { FailureName, FailureStatus } from '#contract/kit/failures.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBaseAway, isWriteRefused } from '../database/faults.ts'
import { StorageDown } from '../objects/ObjectStore.ts'
import { Refusal } from '../Refusal.ts'
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
  authentificationRequise: ['Connexion requise', defaultMessages[messageKey('DAC_AUTHENTIFICATION_REQUISE')]],
  compteSuspendu: ['Espace suspendu', defaultMessages[messageKey('COMPTE_SUSPENDU')]],
  serviceIndisponible: ['Service indisponible', defaultMessages[messageKey('SERVICE_INDISPONIBLE')]],
  ecritureSuspendue: ['Action impossible', defaultMessages[messageKey('ECRITURE_SUSPENDUE')]],
  archiveExpiree: ['Archive indisponible', defaultMessages[messageKey('ARCHIVE_EXPIREE')]],
  pieceInfectee: ['Fichier supprimé', defaultMessages[messageKey('PIECE_INFECTEE')]],
}

/** Why a document is not opened: the message that the refusal names (specification, §8), when it is one. */
const reasonOf = ({ body: { erreurCode } }: Refusal): string =>
  new Map(Object.entries(defaultMessages)).get(erreurCode) ?? 'Le document n’a pas pu être ouvert.'

const sendPage = (reply: FastifyReply, refusal: Refusal) => {
  const { status, failure } = refusal
  const [titre, phrase] = pages[failure] ?? titles[status] ?? ['Document indisponible', reasonOf(refusal)]
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
