import { etatsDossier } from '#rules/demande/etats.ts'
import { type Static, Type } from 'typebox'
import { dateSchema } from '#contract/kit/date.ts'
import { prive } from '#contract/kit/bases.ts'
import { defineCall } from '#contract/kit/call.ts'
import type { Service } from '#contract/connexion/habilitation.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { NOMBRE_PIECES } from '#contract/kit/piece.ts'

/** Longest reason that a person gives for a cancellation, in characters. */
export const MOTIF_ANNULATION_MAXIMUM = 500

const date = (description: string) => Type.Optional(dateSchema({ description: `${description}, AAAA-MM-JJ` }))

/** A state that a request has been in. */
export const passageSchema = Type.Object({
  etat: oneOf(etatsDossier),
  date: dateSchema(),
  motif: Type.Optional(Type.String({ description: 'Pièce demandée, ou cause de l’annulation.' })),
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
})

export type Suivi = Static<typeof suiviSchema>
export type Passage = Static<typeof passageSchema>

/** Dates of the specification (§3), each that of the first passage through a state. */
export const suiviProgressiveSchema = Type.Object({
  ...suiviSchema.properties,
  dateDemandeRecue: date('Demande reçue'),
  dateRecapDisponible: date('Récapitulatif disponible'),
  dateDocumentEmployeurTransmis: date('Document de l’employeur transmis'),
  dateDecompteDisponible: date('Décompte disponible'),
  dateDecompteCorrectifDisponible: date('Décompte correctif disponible'),
  dateRetraiteProgressiveValide: date('Retraite progressive validée'),
  dateAnnulationDemande: date('Demande annulée'),
})

export type SuiviProgressive = Static<typeof suiviProgressiveSchema>

const id = Type.String({ format: 'uuid' })

const writes = <const Nom extends string, const S extends Service>(nom: Nom, service: S) => {
  const shared = { method: 'POST', access: 'connecte', service, writes: true } as const
  return {
    annuler: defineCall({
      ...shared,
      path: `${prive}/annuler${nom}/v1`,
      resume: 'Annule la demande, tant que personne ne l’a prise en charge',
      body: Type.Object({ dossierId: id, motif: Type.String({ maxLength: 2000 }) }),
      success: Type.Object({}),
      refusals: [404],
    }),
    completer: defineCall({
      ...shared,
      path: `${prive}/completer${nom}/v1`,
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
export const suivis = {
  depart: {
    lire: defineCall({
      method: 'GET',
      path: `${prive}/suividepartretraite/v1`,
      resume: 'Suivi de la demande de retraite',
      access: 'connecte',
      service: 'suividepartretraite',
      success: Type.Object({ suivi: Type.Optional(suiviSchema) }),
    }),
    ...writes('demandedepartretraite', 'suividepartretraite'),
  },
  progressive: {
    lire: defineCall({
      method: 'GET',
      path: `${prive}/suividepartretraiteprogressive/v1`,
      resume: 'Suivi de la demande de retraite progressive',
      access: 'connecte',
      service: 'suividepartretraiteprogressive',
      success: Type.Object({ suivi: Type.Optional(suiviProgressiveSchema) }),
    }),
    ...writes('demandedepartretraiteprogressive', 'suividepartretraiteprogressive'),
  },
} as const

export const appelsSuivi = Object.values(suivis).flatMap((calls) => Object.values(calls))
