import { Refusal } from '#server/kit/Refusal.ts'
import { NOMBRE_PIECES } from '#contract/kit/piece.ts'
import { isFor } from '#server/kit/pieces/keepPieces.ts'
import { waitingPieces } from '#server/kit/pieces/storeWaiting.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Files of the groups that the answers ask for, each once, with their names for the receipt. */
export const askedPieces = async (
  db: Db,
  compteId: string,
  sent: Readonly<Record<string, readonly string[]>>,
  groupes: readonly string[],
): Promise<{
  readonly pieces: Readonly<Record<string, readonly string[]>>
  readonly fichiers: Readonly<Record<string, readonly string[]>>
}> => {
  const names = new Map((await waitingPieces(db, compteId)).map(({ id, nom }) => [id, nom]))
  const seen = new Set<string>()
  const of = (groupe: string) => {
    const ids = (sent[groupe] ?? []).filter((id) => !seen.has(id) && Boolean(seen.add(id)))
    if (ids.length > NOMBRE_PIECES) throw new Refusal('pieceNombre')
    // A file that was sent for something else is no bank statement.
    if (groupe === 'iban' && ids.some((id) => !isFor('iban', names.get(id) ?? 'absent.pdf')))
      throw new Refusal('pieceTypeIban')
    return [groupe, ids] as const
  }
  const pieces = groupes.map(of)
  const fichiers = pieces.map(([groupe, ids]) => [groupe, ids.map((id) => names.get(id) ?? '')] as const)
  return {
    pieces: Object.fromEntries(pieces),
    fichiers: Object.fromEntries(fichiers),
  }
}
