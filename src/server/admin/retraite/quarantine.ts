import { momentEnChiffres } from '#rules/format/dates.ts'
import { kilooctets } from '#rules/format/nombres.ts'
import type { Services } from '#server/services.ts'
import { NO_ID } from '#server/kit/identifiers.ts'
import { uuidOf } from '#rules/format/uuid.ts'
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

/** Identifiers as typed, all of them those of files of requests in quarantine. */
const inQuarantine = async ({ db }: Services, typed: readonly string[]): Promise<string[]> => {
  const ids = typed.map((one) => uuidOf(one) ?? NO_ID)
  const held = await quarantinedAmong(db, ids)
  const unknown = typed.find((_, rank) => !held.has(ids[rank] ?? NO_ID))
  if (unknown === undefined) return [...held]
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
