import { type Static, Type } from 'typebox'
import { dateSchema } from '#contract/kit/date.ts'
import { prive, defineCall } from '#contract/kit/call.ts'
import { statutLectureSchema } from '#contract/kit/evenements.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { genresDocument, nomsGenreDocument, type GenreDocument } from './genres.ts'

export const documentSchema = Type.Object({
  documentUuid: Type.String(),
  genre: oneOf(nomsGenreDocument),
  libelle1: Type.String(),
  libelle2: Type.Optional(Type.String()),
  libelle3: Type.Optional(Type.String()),
  statut: statutLectureSchema,
  dateDocument: dateSchema(),
  codeSousThemeGed: Type.Integer(),
  enDonnees: Type.Optional(
    Type.Literal(true, { description: 'Connu aussi en données : un bulletin se compare alors à un autre.' }),
  ),
  evenementId: Type.Optional(Type.String({ description: 'Événement non lu du document, s’il y en a un.' })),
})

export type Document = Static<typeof documentSchema>

export const listeDocumentSchema = Type.Object({
  donnee: Type.Object({
    listeDocument: Type.Array(documentSchema),
    optionEnvoiMail: Type.Boolean(),
  }),
})

/** A list of documents, and whether they may be sent by mail. */
export type ListeDocument = Static<typeof listeDocumentSchema>['donnee']

const telechargement = <const G extends GenreDocument>(genre: G) => {
  const { service, appel, un } = genresDocument[genre]
  return defineCall({
    method: 'GET',
    path: `${prive}/${appel}/v1`,
    acte: 'telechargement',
    resume: `Télécharge ${un}`,
    access: 'connecte',
    service,
    query: Type.Object({
      documentUuid: Type.String({ format: 'uuid' }),
      evenementId: Type.Optional(
        Type.String({ format: 'uuid', description: 'Marque l’événement comme lu.' }),
      ),
    }),
    produces: 'application/pdf',
    success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
    refusals: [404, 503],
  })
}

/** Download call of each kind of document; the kind is also the service value of its events. */
export const telechargements = Object.fromEntries(
  nomsGenreDocument.map((genre) => [genre, telechargement(genre)]),
) as { readonly [G in GenreDocument]: ReturnType<typeof telechargement<G>> }
