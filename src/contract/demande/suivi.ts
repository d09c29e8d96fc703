import { auteursAnnulation, etatsDossier, parcoursDossier, type GenreDossier } from '#rules/demande/etats.ts'
import { type Static, Type } from 'typebox'
import { dateSchema } from '#contract/kit/date.ts'
import { prive, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { NOMBRE_PIECES, usagesPiece } from '#contract/kit/piece.ts'
import { genreDemande, genresDemande, nomsGenreDemande } from './genres.ts'

/** Ordinary steps of every kind of request, each once. */
const etapesConnues = [...new Set(Object.values(parcoursDossier).flatMap(({ etapes }) => etapes))]

/** A state that a request has been in. */
export const passageSchema = Type.Object({
  etat: oneOf(etatsDossier),
  date: dateSchema(),
  motif: Type.Optional(Type.String({ description: 'Pièce demandée, ou cause de l’annulation.' })),
  /** What the file that is asked for is for, on which its formats depend; any without it. */
  usage: Type.Optional(oneOf(usagesPiece)),
  /** Who cancelled the request; absent where it is not cancelled, or where that was not kept. */
  annuleePar: Type.Optional(oneOf(auteursAnnulation)),
  document: Type.Optional(
    Type.Object({ documentUuid: Type.String({ format: 'uuid' }), libelle: Type.String() }),
  ),
})

export const suiviSchema = Type.Object({
  dossierId: Type.String({ format: 'uuid' }),
  numero: Type.String({ description: 'À rappeler au service.' }),
  etat: oneOf(etatsDossier),
  dateDepart: dateSchema({ description: 'Date demandée, AAAA-MM-JJ' }),
  annulable: Type.Boolean(),
  passages: Type.Array(passageSchema, { description: 'Du plus ancien au plus récent.' }),
  delais: Type.Array(
    Type.Object({
      etape: oneOf(etapesConnues),
      medianeJours: Type.Integer({ minimum: 0 }),
      effectif: Type.Integer({ minimum: 1 }),
    }),
    { description: 'Durée observée de chaque étape, sur les demandes allées à leur terme.' },
  ),
  fichiers: Type.Array(
    Type.Object({
      nom: Type.String(),
      taille: Type.Integer({ minimum: 0, description: 'En octets' }),
      date: dateSchema({ description: 'Jour de l’envoi, AAAA-MM-JJ' }),
      refuse: Type.Boolean({ description: 'Refusé par le contrôle de sécurité : il n’est pas conservé.' }),
    }),
    { description: 'Fichiers que la personne a envoyés.' },
  ),
})

export type Suivi = Static<typeof suiviSchema>

/** A request whose follow-up is closed: what became of it. */
export const suiviClosSchema = Type.Object({
  numero: Type.String(),
  dateDepart: dateSchema({ description: 'Date demandée, AAAA-MM-JJ' }),
  annulation: passageSchema,
})

export type SuiviClos = Static<typeof suiviClosSchema>
export type Passage = Static<typeof passageSchema>

/** The follow-up of a kind of request, with the dates that the specification names for it (§3). */
const suiviDuGenre = (genre: GenreDossier): typeof suiviSchema =>
  Type.Object({
    ...suiviSchema.properties,
    ...Object.fromEntries(
      Object.entries(genreDemande(genre).dates).map(([nom, { dite }]) => [
        nom,
        Type.Optional(dateSchema({ description: `${dite}, AAAA-MM-JJ` })),
      ]),
    ),
  })

const id = Type.String({ format: 'uuid' })

const appelsDuGenre = <const G extends GenreDossier>(genre: G) => {
  const { nom, service: demande, suivi: service } = genresDemande[genre]
  const writes = { method: 'POST', access: 'connecte', service, writes: true } as const
  return {
    lire: defineCall({
      method: 'GET',
      path: `${prive}/${service}/v1`,
      resume: `Suivi de la ${nom}`,
      access: 'connecte',
      service,
      query: Type.Object({
        numero: Type.Optional(
          Type.String({ maxLength: 40, description: 'D’une demande envoyée ; sans lui, la dernière.' }),
        ),
      }),
      success: Type.Object({
        suivi: Type.Optional(suiviDuGenre(genre)),
        /** In the place of a follow-up that is closed. */
        clos: Type.Optional(suiviClosSchema),
      }),
    }),
    calendrier: defineCall({
      method: 'GET',
      path: `${prive}/calendrier${demande}/v1`,
      resume: `Échéances de la ${nom} en cours, pour un agenda (RFC 5545)`,
      access: 'connecte',
      service,
      produces: 'text/calendar',
      success: Type.String(),
      refusals: [404],
    }),
    annuler: defineCall({
      ...writes,
      path: `${prive}/annuler${demande}/v1`,
      acte: 'suivi',
      resume: 'Annule la demande, tant que personne ne l’a prise en charge',
      body: Type.Object({ dossierId: id, motif: Type.String({ maxLength: 2000 }) }),
      success: Type.Object({}),
      refusals: [404],
    }),
    completer: defineCall({
      ...writes,
      path: `${prive}/completer${demande}/v1`,
      acte: 'suivi',
      resume: 'Joint les pièces demandées : le traitement reprend',
      body: Type.Object({
        dossierId: id,
        pieces: Type.Array(id, { minItems: 1, maxItems: NOMBRE_PIECES }),
      }),
      success: Type.Object({}),
      refusals: [404],
    }),
  }
}

/** Calls of the follow-up of each kind of request. */
export const suivis = Object.fromEntries(nomsGenreDemande.map((genre) => [genre, appelsDuGenre(genre)])) as {
  readonly [G in GenreDossier]: ReturnType<typeof appelsDuGenre<G>>
}

export const appelsSuivi = Object.values(suivis).flatMap((calls) => Object.values(calls))
