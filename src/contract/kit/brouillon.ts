import { type Static, Type } from 'typebox'
import { prive, defineCall } from './call.ts'
import type { Service } from '#contract/kit/services.ts'

/** Days after which a draft that nobody touches is deleted, and days before that when its author is told. */
export const JOURS_BROUILLON = 90
export const JOURS_RAPPEL_BROUILLON = 14

/** What a form holds, as the form names it; its rules apply when it is sent, not when it is kept. */
const contenu = Type.Object({}, { additionalProperties: true })
const version = Type.Integer({
  minimum: 0,
  // What an integer of the databases holds, once grown by one.
  maximum: 2_147_483_646,
  description: 'Version lue en dernier ; 0 quand il n’y a pas de brouillon.',
})

export const brouillonSchema = Type.Object({
  version,
  contenu,
  modifieLe: Type.String({ format: 'date-time' }),
})

export type Brouillon = Static<typeof brouillonSchema>

/** The calls of a draft kept on the server, one a person and kind. */
const brouillon = <const Nom extends string, const S extends Service>(
  nom: Nom,
  service: S,
  titre: string,
) => {
  const shared = { access: 'connecte', service } as const
  return {
    titre,
    lire: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/brouillon${nom}/v1`,
      resume: `Brouillon : ${titre}`,
      success: Type.Object({ brouillon: Type.Optional(brouillonSchema) }),
    }),
    enregistrer: defineCall({
      ...shared,
      method: 'POST',
      path: `${prive}/enregistrerbrouillon${nom}/v1`,
      resume: `Enregistre le brouillon : ${titre}. Refusé si un autre onglet l’a enregistré depuis`,
      background: true,
      writes: true,
      body: Type.Object({ version, contenu }),
      success: Type.Object({ version, modifieLe: Type.String({ format: 'date-time' }) }),
    }),
    supprimer: defineCall({
      ...shared,
      method: 'POST',
      path: `${prive}/supprimerbrouillon${nom}/v1`,
      resume: `Supprime le brouillon : ${titre}`,
      writes: true,
      body: Type.Object({}),
      success: Type.Object({}),
    }),
  }
}

/** Every kind of draft. */
export const brouillons = {
  correctioncir: brouillon(
    'correctioncir',
    'compteindividuelretraite',
    'correction de votre compte individuel retraite',
  ),
  demandedepartretraite: brouillon('demandedepartretraite', 'demandedepartretraite', 'demande de retraite'),
  demandedepartretraiteprogressive: brouillon(
    'demandedepartretraiteprogressive',
    'demandedepartretraiteprogressive',
    'demande de retraite progressive',
  ),
} as const

export type GenreBrouillon = keyof typeof brouillons

/** Every call on drafts. */
export const appelsBrouillon = Object.values(brouillons).flatMap(({ titre: _titre, ...calls }) =>
  Object.values(calls),
)
