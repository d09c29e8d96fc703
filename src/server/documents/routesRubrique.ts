import { codesAttestation } from '#contract/documents/genres.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { isComparee, nomsRubrique, type NomRubrique } from '#contract/documents/listes.ts'
import { bytePart, type BytePart } from '#rules/documents/contentRange.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { answer, give } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { archiveName } from './archive/archiveIndex.ts'
import { ArchiveBroken, openArchiveInTurn } from './archive/openArchive.ts'
import { findPrepared, prepareArchive } from './archive/prepareArchive.ts'
import { listAttestations } from './bulletins/listAttestations.ts'
import { compareBulletins } from './bulletins/compareBulletins.ts'
import { searchDocuments } from './searchDocuments.ts'

const searchRoute = (app: FastifyInstance, services: Services, nom: NomRubrique) => {
  const { recherche, genres } = rubriques[nom]
  answer(app, services, recherche, async ({ query }, { session }) => {
    const found = await searchDocuments(services, session.compte.id, genres, query.texte)
    return {
      status: 200,
      body: { donnee: { ...found, optionEnvoiMail: services.config.envoiMail !== 'non' } },
    }
  })
}

/** What is asked of a file: everything when the copy begun is of another one (RFC 9110, §13.1.5). */
const askedOf = ({ headers }: FastifyRequest, etag: string, size: number) => {
  const same = headers['if-range'] === undefined || headers['if-range'] === etag
  return same ? bytePart(headers.range, size) : undefined
}

const logBreak = (log: FastifyBaseLogger, archiveId: string) => (error: unknown) => {
  if (error instanceof ArchiveBroken)
    log.error({ archiveId, fichier: error.fichier }, 'archive broken: a file is missing or has changed')
}

const archiveRoutes = (app: FastifyInstance, services: Services, nom: NomRubrique) => {
  const { archive, telechargementArchive } = rubriques[nom]
  give(app, services, archive, ({ body }, { session }) =>
    prepareArchive(services, session, nom, body.listeDocumentUuid),
  )

  answer(app, services, telechargementArchive, async ({ query }, { request, reply, session }) => {
    const { archiveId } = query
    const { fichiers, taille } = await findPrepared(services, session.compte.id, nom, archiveId)
    const etag = `"${archiveId}"`
    const asked = askedOf(request, etag, taille)
    if (asked === 'aucune')
      return { status: 416, body: Buffer.alloc(0), headers: { 'content-range': `bytes */${taille}` } }
    const part: BytePart = asked ?? { debut: 0, fin: taille - 1 }
    const tellBreak = logBreak(request.log, archiveId)
    const stream = await openArchiveInTurn(session.compte.id, services.objects, fichiers, part, tellBreak)
    void reply.type('application/zip').headers({
      'accept-ranges': 'bytes',
      etag,
      'content-length': part.fin - part.debut + 1,
      'content-disposition': `attachment; filename="${archiveName(nom, fichiers)}"`,
    })
    const body = stream as unknown as Uint8Array
    return asked
      ? { status: 206, body, headers: { 'content-range': `bytes ${part.debut}-${part.fin}/${taille}` } }
      : { status: 200, body }
  })
}

/** What makes documents better than a list: a search, archives, and two payslips side by side. */
export const rubriqueRoutes = (app: FastifyInstance, services: Services) => {
  for (const nom of nomsRubrique) {
    searchRoute(app, services, nom)
    archiveRoutes(app, services, nom)
  }
  for (const nom of nomsRubrique.filter(isComparee)) {
    const { comparaison, attestations, genres } = rubriques[nom]
    answer(app, services, comparaison, async ({ query }, { session }) => ({
      status: 200,
      body: await compareBulletins(services, session.compte.id, genres, query),
    }))
    answer(app, services, attestations, async (_, { session }) => ({
      status: 200,
      body: {
        listeAttestation: await listAttestations(services, session.compte.id, genres, codesAttestation),
      },
    }))
  }
}
