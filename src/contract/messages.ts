import type { textesCarriere } from './carriere/messages.ts'
import type { textesConnexion } from './connexion/messages.ts'
import type { textesDocuments } from './documents/messages.ts'
import { messagePrefix } from '#rules/product.ts'
import type { textesFacteurs } from './connexion/facteurs/messages.ts'
import type { textesDemande } from './demande/messages.ts'
import type { textesCommuns } from './kit/messages.ts'
import type { textesPieces } from './kit/piecesMessages.ts'
import type { textesMessagerie } from './messagerie/messages.ts'
import type { textesRachat, textesRetraite, textesSimulation } from './simulation/messages.ts'

type ShortKey = keyof (typeof textesCommuns &
  typeof textesPieces &
  typeof textesMessagerie &
  typeof textesRetraite &
  typeof textesSimulation &
  typeof textesRachat &
  typeof textesDemande &
  typeof textesCarriere &
  typeof textesConnexion &
  typeof textesDocuments &
  typeof textesFacteurs)

type Prefixed<K extends string> = `${typeof messagePrefix}${K}`

/** Key of a message in the map that the server sends; the texts by default are in `defaultMessages.ts`. */
export type MessageKey = Prefixed<ShortKey> | 'ERREUR_TECHNIQUE'

/** Full key of a message: `messageKey('DAC_BLOCAGE')`. */
export const messageKey = <const K extends ShortKey>(short: K): Prefixed<K> => `${messagePrefix}${short}`

/** Texts under their full keys. */
export const underKeys = <K extends ShortKey>(
  texts: Readonly<Record<K, string>>,
): Readonly<Record<Prefixed<K>, string>> =>
  Object.fromEntries(Object.entries(texts).map(([short, text]) => [messagePrefix + short, text])) as Record<
    Prefixed<K>,
    string
  >

/**
 * What a client that has the default texts says in `Prefer` (RFC 7240): it is sent those that were published otherwise
 * only, in place of the whole map.
 */
export const PUBLISHED_ONLY = 'messages=publies'
