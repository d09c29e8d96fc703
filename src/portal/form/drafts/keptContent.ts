import type { SentFile } from '#portal/components/files/useUploads.ts'

type Json = Readonly<Record<string, unknown>>

/** Files of a request, by group. */
export type PiecesDe<Groupe extends string> = Readonly<Record<Groupe, readonly SentFile[]>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const isFile = (value: unknown): value is SentFile =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'

/** The files that a draft kept, by group; none for a group that it does not know. */
export const keptPieces = <Groupe extends string>(
  groupes: readonly Groupe[],
  kept: unknown,
): PiecesDe<Groupe> => {
  const held = isObject(kept) ? kept : {}
  const of = (groupe: Groupe) => {
    const files = held[groupe]
    return [groupe, Array.isArray(files) ? files.filter(isFile) : []]
  }
  return Object.fromEntries(groupes.map(of)) as PiecesDe<Groupe>
}

/** Ids of the files to send, by group: what was joined under other answers, in a group not asked for, is not sent. */
export const sentPieces = <Groupe extends string>(
  pieces: PiecesDe<Groupe>,
  asked: readonly Groupe[],
): Record<Groupe, string[]> => {
  const of = (groupe: Groupe) =>
    [groupe, asked.includes(groupe) ? pieces[groupe].map(({ id }) => id) : []] as const
  return Object.fromEntries((Object.keys(pieces) as Groupe[]).map(of)) as Record<Groupe, string[]>
}
