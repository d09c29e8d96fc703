import { type Static, Type } from 'typebox'
import { defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'

/** Runtime keys that the portal reads at start. */
export const clesConfiguration = [
  'urlMesap',
  'urlApiMesap',
  'urlCompromission',
  'urlMatomo',
  'siteMatomo',
  'conteneurMatomo',
  'urlDeconnexionFranceConnect',
  'urlRetraitePublique',
  'urlPartageEcran',
  'telephoneAssistance',
  'horairesAssistance',
  'urlAvis',
  'bloquerCopierColler',
  'conformiteAccessibilite',
] as const

export type CleConfiguration = (typeof clesConfiguration)[number]

const entreeSchema = Type.Object({
  cle: oneOf(clesConfiguration),
  valeur: Type.String({ description: 'Vide quand rien n’est configuré.' }),
})

export type EntreeConfiguration = Static<typeof entreeSchema>

export const appConfiguration = defineCall({
  method: 'GET',
  path: '/appconf/app-configuration.json',
  resume: 'Configuration d’exécution du portail',
  access: 'public',
  evenClosed: true,
  success: Type.Array(entreeSchema),
})
