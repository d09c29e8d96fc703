import { momentEnChiffres } from '#rules/format/dates.ts'
import { kilooctets } from '#rules/format/nombres.ts'
import type { Services } from '#server/services.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { isUuid } from '#rules/format/uuid.ts'
import { judgePieces, quarantinedAmong, quarantinedPieces } from '#server/kit/pieces/antivirus/quarantine.ts'
import { condemnPieces } from '#server/kit/pieces/condemnPieces.ts'
import { askAgain } from '#server/demande/dossier/askAgain.ts'
import type { PieceRow } from '#server/kit/pieces/store.ts'
import { leftSentence } from '../comptes/controlCompte.ts'
import { AdministrationFault, type Output, sayList } from '../Runner.ts'
import { noteOnCompte } from '../traced.ts'

/** Lists the files of requests that no antivirus has looked at, with their keys in the object store. */
export const listQuarantine = ({ db }: Services, output: Output): Promise<void> =>
  sayList(
    {
      ask: (most) => quarantinedPieces(db, most),
      lineOf: ({ id, numero, nom, taille, cree_le, fichier }) =>
        `${id}  ${numero}  ${nom}  ${kilooctets(taille)}  déposé le ${momentEnChiffres(cree_le)}  fichier ${fichier}`,
      none: 'Aucun fichier n’est en quarantaine.',
    },
    output,
  )

/** The first of these, as typed, that no file in quarantine has. */
const unknownAmong = async (db: Db, ids: readonly string[]): Promise<string | undefined> => {
  const none = ids.find((id) => !isUuid(id))
  if (none !== undefined) return none
  const held = await quarantinedAmong(db, ids)
  return ids.find((id) => !held.has(id))
}

/** Identifiers as typed, all of them those of files of requests in quarantine. */
const inQuarantine = async ({ db }: Services, ids: readonly string[]): Promise<string[]> => {
  const unknown = await unknownAmong(db, ids)
  if (unknown === undefined) return [...new Set(ids)]
  throw new AdministrationFault(
    `Le fichier « ${unknown} » n’est pas en quarantaine : « pieces quarantaine » donne les identifiants. Rien n’a été fait.`,
  )
}

/** Keeps in the journal what was decided of the files of each person. */
const noteJudged = async (
  services: Services,
  pieces: readonly PieceRow[],
  commande: string,
  motif: string,
) => {
  for (const compteId of new Set(pieces.map(({ compte_id }) => compte_id)))
    await noteOnCompte(services, { compteId, commande, motif })
}

/** Lets files leave the quarantine, all of them or none. */
export const releasePieces = async (
  services: Services,
  ids: readonly string[],
  { say }: Output,
): Promise<void> => {
  const released = await judgePieces(services.db, await inQuarantine(services, ids), 'liberee')
  await noteJudged(services, released, 'pieces liberer', 'Un fichier joint peut partir.')
  services.wakeTransmission()
  for (const { nom } of released) say(`« ${nom} » va partir.`)
}

/** Deletes files in quarantine, all of them or none; their requests ask for them again where their state allows it. */
export const refusePieces = async (
  services: Services,
  ids: readonly string[],
  { say }: Output,
): Promise<void> => {
  const { pieces, left } = await condemnPieces(
    services,
    await inQuarantine(services, ids),
    'refusee',
    askAgain,
  )
  await noteJudged(services, pieces, 'pieces refuser', 'Un fichier joint est refusé.')
  for (const { nom } of pieces)
    say(
      `« ${nom} » est ${left === 0 ? 'supprimé' : 'refusé'} ; la personne est prévenue si son dossier peut encore attendre une pièce.`,
    )
  if (left > 0) say(leftSentence(left).trim())
}
