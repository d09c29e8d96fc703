import { type Static, Type } from 'typebox'
import { prive, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { nomsRubrique } from './listes.ts'

/** Largest file that a mail brings, in bytes: mail servers refuse beyond 10 MB, and a file grows by a third on its way. */
export const PIECE_LA_PLUS_LOURDE = 7_000_000

/** Registered addresses that a document may be sent to. */
export const adressesEnvoi = ['principale', 'secondaire'] as const

export type AdresseEnvoi = (typeof adressesEnvoi)[number]

const documentUuid = Type.String({ format: 'uuid' })

export const envoiPossibleSchema = Type.Object({
  libelle: Type.String({ description: 'Document à envoyer' }),
  rubrique: Type.Optional(oneOf(nomsRubrique)),
  annee: Type.Integer({ description: 'Année sous laquelle la rubrique le range' }),
  adresses: Type.Array(
    Type.Object({
      adresse: oneOf(adressesEnvoi),
      courriel: Type.String({ description: 'Adresse masquée' }),
    }),
  ),
  /** `lien`: the mail says that the document waits in the portal; `piecejointe`: it brings the document. */
  forme: oneOf(['lien', 'piecejointe']),
  tropLourd: Type.Boolean({ description: 'Le document serait joint, s’il n’était pas trop lourd.' }),
})

/** What the person chooses from before a document is sent. */
export type EnvoiPossible = Static<typeof envoiPossibleSchema>

export const preparerdemandeenvoimail = defineCall({
  method: 'GET',
  path: `${prive}/demandeenvoimail/v1`,
  resume: 'Document à envoyer par courriel et adresses possibles (sous-thème 111 seulement)',
  access: 'connecte',
  query: Type.Object({ documentUuid }),
  success: envoiPossibleSchema,
  refusals: [404, 444],
})

export const verifiercompteurdemandeenvoimail = defineCall({
  method: 'POST',
  path: `${prive}/verifiercompteurdemandeenvoimail/v1`,
  resume: 'Vérifie qu’un envoi par courriel est encore possible',
  access: 'connecte',
  success: Type.Object({ restant: Type.Integer({ description: 'Envois encore possibles' }) }),
  refusals: [444],
})

export const demandeenvoimail = defineCall({
  method: 'POST',
  path: `${prive}/demandeenvoimail/v1`,
  acte: 'envoi',
  resume: 'Envoie un document à une adresse enregistrée de l’usager',
  access: 'connecte',
  writes: true,
  body: Type.Object({ documentUuid, adresse: oneOf(adressesEnvoi) }),
  success: Type.Object({ courriel: Type.String({ description: 'Adresse masquée' }) }),
  refusals: [404, 444],
})

/** What sending documents by mail calls. */
export const appelsEnvoi = [
  preparerdemandeenvoimail,
  verifiercompteurdemandeenvoimail,
  demandeenvoimail,
] as const
