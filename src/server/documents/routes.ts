import { telechargements, type Document } from '#contract/documents/document.ts'
import { nomsGenreDocument, type GenreDocument } from '#contract/documents/genres.ts'
import { isAnnuelle, nomsRubrique, type NomAnnuelle, type NomRubrique } from '#contract/documents/listes.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { wholeRange } from '#rules/documents/contentRange.ts'
import type { FastifyInstance } from 'fastify'
import { answer, give, disposition } from '#server/kit/http/answer.ts'
import { isCrossSite } from '#server/kit/http/safety/security.ts'
import type { Unsound } from '#server/kit/files/soundFile.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { countListed, listDocuments, listYears } from './listDocuments.ts'
import { type FindElsewhere, openDocument } from './openDocument.ts'
import {
  demandeenvoimail,
  preparerdemandeenvoimail,
  verifiercompteurdemandeenvoimail,
} from '#contract/documents/envoimail.ts'
import { remainingEnvois } from './envoimail/compteur.ts'
import { prepareEnvoi } from './envoimail/prepareEnvoi.ts'
import { sendEnvoi } from './envoimail/sendEnvoi.ts'

const listed = (services: Services, listeDocument: Document[]) => ({
  status: 200 as const,
  body: { donnee: { listeDocument, optionEnvoiMail: services.config.envoiMail !== 'non' } },
})

/** A list of a year, or of the last one that has any. */
const yearRoutes = (app: FastifyInstance, services: Services, nom: NomAnnuelle) => {
  const { liste, compteur, genres } = rubriques[nom]
  answer(app, services, liste, async ({ query }, { session }) => {
    if ((query.annee === undefined) === (query.derniereAnnee === undefined))
      throw new Refusal('requeteMalFormee', { champs: ['annee', 'derniereAnnee'] })
    const { id } = session.compte
    const annee = query.annee === undefined ? (await listYears(services, id, genres))[0] : Number(query.annee)
    return listed(services, annee === undefined ? [] : await listDocuments(services, id, genres, annee))
  })

  answer(app, services, compteur, async ({ query }, { session }) => {
    const total = await countListed(services, session.compte.id, genres, Number(query.annee))
    return { status: 200, body: {}, headers: { 'content-range': wholeRange(total) } }
  })
}

/** One list of every year. */
const wholeRoutes = (app: FastifyInstance, services: Services, nom: Exclude<NomRubrique, NomAnnuelle>) => {
  const { liste, compteur, genres } = rubriques[nom]
  answer(app, services, liste, async (_, { session }) =>
    listed(services, await listDocuments(services, session.compte.id, genres)),
  )

  answer(app, services, compteur, async (_, { session }) => {
    const total = await countListed(services, session.compte.id, genres)
    return { status: 200, body: {}, headers: { 'content-range': wholeRange(total) } }
  })
}

const downloadRoute = (
  app: FastifyInstance,
  services: Services,
  genre: GenreDocument,
  findElsewhere: FindElsewhere,
) => {
  answer(app, services, telechargements[genre], async ({ query }, { request, reply, session }) => {
    const evenementId = isCrossSite(request, services.config) ? undefined : query.evenementId
    const { documentUuid } = query
    const tell = (why: Unsound) => request.log.error({ documentUuid, why }, 'document file refused')
    const opened = await openDocument(
      services,
      session,
      { genre, uuid: documentUuid, evenementId, tell },
      findElsewhere,
    )
    if (!opened) throw new Refusal('documentIndisponible')
    void reply.type('application/pdf').header('content-length', opened.size)
    return {
      status: 200,
      body: opened.stream as unknown as Uint8Array,
      headers: { 'content-disposition': disposition('inline', opened.name) },
    }
  })
}

/** Lists and downloads of documents; `findElsewhere` finds those that a kind opens and that are filed under another. */
export const documentRoutes = (app: FastifyInstance, services: Services, findElsewhere: FindElsewhere) => {
  for (const nom of nomsRubrique) {
    if (isAnnuelle(nom)) yearRoutes(app, services, nom)
    else wholeRoutes(app, services, nom)
    const { annees, genres } = rubriques[nom]
    answer(app, services, annees, async (_, { session }) => ({
      status: 200,
      body: { listeAnnee: await listYears(services, session.compte.id, genres) },
    }))
  }
  for (const genre of nomsGenreDocument) downloadRoute(app, services, genre, findElsewhere)
}

/** A document sent by mail to a registered address. */
export const envoimailRoutes = (app: FastifyInstance, services: Services) => {
  give(app, services, preparerdemandeenvoimail, ({ query }, { session }) =>
    prepareEnvoi(services, session.compte, query.documentUuid),
  )

  give(app, services, verifiercompteurdemandeenvoimail, async (_, { session }) => ({
    restant: await remainingEnvois(services, session.compte.id),
  }))

  give(app, services, demandeenvoimail, async ({ body }, { session }) => ({
    courriel: await sendEnvoi(services, session, body),
  }))
}
