import {
  compteurRemunerationpaie,
  listeranneeremunerationpaie,
  remunerationpaie,
  telechargements,
  type GenreDocument,
} from '#contract/document.ts'
import { wholeRange } from '#rules/contentRange.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { isCrossSite } from '../http/security.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../services.ts'
import { countOfYear, yearsOf } from '../store/documents.ts'
import { listDocuments } from '../usecases/listDocuments.ts'
import { openDocument } from '../usecases/openDocument.ts'

/** Pay documents: lists, years, counter. */
const remunerationRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, remunerationpaie, async ({ query }, { session }) => {
    if ((query.annee === undefined) === (query.derniereAnnee === undefined))
      throw new Refusal('requeteMalFormee', { champs: ['annee', 'derniereAnnee'] })
    const annee = query.annee === undefined ? undefined : Number(query.annee)
    const listeDocument = await listDocuments(services, session.compte.id, 'remuneration', annee)
    return { status: 200, body: { donnee: { listeDocument, optionEnvoiMail: true } } }
  })

  answer(app, services, compteurRemunerationpaie, async ({ query }, { session }) => {
    const total = await countOfYear(services.db, session.compte.id, 'remuneration', Number(query.annee))
    return { status: 200, body: {}, headers: { 'content-range': wholeRange(total) } }
  })

  answer(app, services, listeranneeremunerationpaie, async (_, { session }) => ({
    status: 200,
    body: { listeAnnee: await yearsOf(services.db, session.compte.id, 'remuneration') },
  }))
}

/** RFC 6266: an ASCII name for old readers, the real one beside it. */
const disposition = (name: string) =>
  `inline; filename="${name.normalize('NFD').replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

const downloadRoute = (app: FastifyInstance, services: Services, genre: GenreDocument) => {
  answer(app, services, telechargements[genre], async ({ query }, { request, reply, session }) => {
    const evenementId = isCrossSite(request, services.config) ? undefined : query.evenementId
    const opened = await openDocument(services, session.compte, genre, query.documentUuid, evenementId)
    if (!opened) {
      request.log.error({ documentUuid: query.documentUuid }, 'document file missing')
      throw new Refusal('documentIndisponible')
    }
    void reply.type('application/pdf').header('content-length', opened.size)
    return {
      status: 200,
      body: opened.stream as unknown as Uint8Array,
      headers: { 'content-disposition': disposition(opened.name) },
    }
  })
}

/** Lists and downloads of documents. */
export const documentRoutes = (app: FastifyInstance, services: Services) => {
  remunerationRoutes(app, services)
  for (const genre of Object.keys(telechargements) as GenreDocument[]) downloadRoute(app, services, genre)
}
