import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { AVIS } from './mentions.ts'
import { mailboxPage, mailPage } from './mailbox.ts'
import { plainPage } from '#server/kit/http/site/plainPage.ts'
import { piecesOf } from '#server/kit/mail/sending/piecesJointes.ts'
import type { Services } from '#server/services.ts'
import { findCourriel, lastCourriels } from '#server/kit/mail/courriels.ts'
import { disposition } from '#server/kit/http/answer.ts'

/** A mail brings its styles with it; it may do nothing else, not even run as a page of this site. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ')

const querystring = Type.Object({ destinataire: Type.Optional(Type.String()) })

const page = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)

/** Pages of the demonstration. */
export const demoRoutes = (app: FastifyInstance, { db, objects }: Services) => {
  app.get<{ Querystring: { destinataire?: string } }>(
    '/demo/courriels',
    { schema: { querystring } },
    async (request, reply) => {
      const wanted = request.query.destinataire?.trim() || undefined
      return page(reply, mailboxPage(await lastCourriels(db, wanted), wanted))
    },
  )

  app.get(AVIS, async (_, reply) =>
    page(
      reply,
      plainPage('Je donne mon avis (démonstration)', [
        'Ici s’ouvre le site de l’État où chacun dit ce qu’il pense d’une démarche, quand l’administration en a donné l’adresse.',
        'Cette page le remplace pour la démonstration : elle ne demande rien et ne garde rien. Vous pouvez fermer cet onglet.',
      ]),
    ),
  )

  app.get<{ Params: { id: string } }>('/demo/courriels/:id', async (request, reply) => {
    const courriel = await findCourriel(db, request.params.id)
    if (!courriel?.html) {
      const phrase = 'Ce courriel n’existe pas, ou son texte n’est plus gardé.'
      return page(reply.code(404), plainPage('Courriel introuvable', [phrase], '/demo/courriels'))
    }
    return page(reply.header('content-security-policy', MAIL_POLICY), mailPage(courriel))
  })

  app.get<{ Params: { id: string; rang: string } }>(
    '/demo/courriels/:id/pieces/:rang',
    async (request, reply) => {
      const courriel = await findCourriel(db, request.params.id)
      const piece = courriel && piecesOf(courriel)[Number(request.params.rang)]
      const file = piece && (await objects.open(piece.fichier))
      if (!piece || !file) {
        const phrase = 'Cette pièce jointe n’existe pas, ou son fichier n’est plus gardé.'
        return page(reply.code(404), plainPage('Pièce jointe introuvable', [phrase], '/demo/courriels'))
      }
      return reply
        .type(piece.type)
        .header('content-disposition', disposition('attachment', piece.nom))
        .header('cache-control', 'no-store')
        .send(file.stream)
    },
  )
}
