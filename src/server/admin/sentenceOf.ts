import { isBaseAway, isBusy, isWriteRefused } from '#server/kit/database/faults.ts'
import { isTaken } from '#server/kit/database/lock.ts'
import { StorageDown, StorageFull } from '#server/kit/objects/ObjectStore.ts'
import { StartFault } from '#server/kit/StartFault.ts'
import { RowRefusal } from './imports/refusals.ts'
import { AdministrationFault } from './Runner.ts'

const AGAIN = 'puis relancez la même commande : ce qui était enregistré le reste.'

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | undefined)?.code

const pathOf = (error: unknown): string => {
  const { path } = (error ?? {}) as { readonly path?: unknown }
  return typeof path === 'string' ? path : 'un de ses fichiers'
}

/** PostgreSQL's query_canceled: a statement lasted longer than it may. */
const CANCELED = '57014'

/** PostgreSQL's deadlock_detected and serialization_failure: of two that wrote the same rows, one was undone. */
const UNDONE = new Set<unknown>(['40P01', '40001'])

/** What stops a command that nothing is wrong with, and what to do before it is run again. */
const causes: readonly (readonly [(error: unknown) => boolean, string])[] = [
  [isBusy, 'La base est occupée par une autre écriture : relancez la commande dans un instant.'],
  [isBaseAway, `La base de données a cessé de répondre : vérifiez qu’elle tourne, ${AGAIN}`],
  [
    isWriteRefused,
    `La base de données n’accepte pas d’écriture : elle est en lecture seule, ou son disque est plein. Rétablissez-la, ${AGAIN}`,
  ],
  [
    (error) => isTaken(error) || UNDONE.has(codeOf(error)),
    `Une autre commande, ou un serveur, écrivait la même chose au même moment : attendez qu’elle finisse, ${AGAIN}`,
  ],
  [
    (error) => codeOf(error) === CANCELED,
    `La base de données a mis trop de temps à répondre : attendez qu’elle soit moins chargée, ${AGAIN}`,
  ],
  [
    (error) => error instanceof StorageFull || codeOf(error) === 'ENOSPC',
    `Le disque, ou le magasin d’objets, est plein : libérez de la place, ${AGAIN}`,
  ],
]

/** What the system says of a file that the account of the command may not touch. */
const DENIED = new Set<unknown>(['EACCES', 'EPERM', 'EROFS'])

/** Sentence for the person who typed the command; what nobody foresaw is told without its inner workings. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof AdministrationFault || error instanceof StartFault) return error.message
  // Of one that was typed, not read in a file: it has no columns.
  if (error instanceof RowRefusal) return error.message.replaceAll(/la colonne (?=« )/gi, '')
  const cause = causes.find(([is]) => is(error))
  if (cause) return cause[1]
  // With what it says: a command that looks would note itself in the base, which a restoration wants unused.
  if (error instanceof StorageDown)
    return `Le magasin d’objets ne répond pas, ou refuse le portail (${error.message}) : rétablissez-le, ou corrigez son réglage, ${AGAIN}`
  if (DENIED.has(codeOf(error)))
    return `Le compte qui lance la commande n’a pas le droit de toucher à « ${pathOf(error)} » : donnez-le-lui, ${AGAIN}`
  return `La commande a échoué : ${error instanceof Error ? error.message : String(error)}`
}
