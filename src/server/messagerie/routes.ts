import type { Unsound } from '#server/kit/files/soundFile.ts'
import { messagesNonLus } from '#contract/accueil/evenement.ts'
import {
  cloredemande,
  demande,
  listerdemandes,
  nouvelledemande,
  repondredemande,
  telechargerpiecemessage,
} from '#contract/messagerie/messagerie.ts'
import type { FastifyInstance } from 'fastify'
import { answer, give, disposition } from '#server/kit/http/answer.ts'
import { isCrossSite } from '#server/kit/http/safety/security.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { newConversation } from './newConversation.ts'
import { listConversations, openPiece, readConversation, unreadConversations } from './readConversation.ts'
import { closeConversation, replyToConversation } from './replyToConversation.ts'

/** The secure messaging that the project embeds. */
export const messagerieRoutes = (app: FastifyInstance, services: Services) => {
  const { config } = services

  give(app, services, messagesNonLus, async (_, { session }) => ({
    nombreDemande: await unreadConversations(services, session.compte.id),
  }))

  give(app, services, listerdemandes, async (_, { session }) => ({
    listeDemande: await listConversations(services, session.compte.id),
  }))

  give(app, services, demande, async ({ query }, { request, session }) => {
    const marking = session.compte.lecture_seule === 0 && !isCrossSite(request, config)
    return await readConversation(services, session, query.demandeId, marking)
  })

  give(app, services, nouvelledemande, async ({ body }, { session }) => ({
    demandeId: await newConversation(services, session, body),
  }))

  give(app, services, repondredemande, ({ body }, { session }) =>
    replyToConversation(services, session, body),
  )

  give(app, services, cloredemande, ({ body }, { session }) =>
    closeConversation(services, session, body.demandeId),
  )

  answer(app, services, telechargerpiecemessage, async ({ query }, { request, reply, session }) => {
    const { pieceId } = query
    const tell = (why: Unsound) => request.log.error({ pieceId, why }, 'attachment file refused')
    const { piece, opened } = await openPiece(services, session.compte.id, pieceId, tell)
    if (!opened) throw new Refusal('documentIndisponible')
    void reply.type(piece.type).header('content-length', opened.size)
    return {
      status: 200,
      body: opened.stream as unknown as Uint8Array,
      headers: { 'content-disposition': disposition('attachment', piece.nom) },
    }
  })
}
