import type { Brouillon, GenreBrouillon } from '#contract/kit/brouillon.ts'
import { dropOwn, keepOwn, readOwn } from '../session/ownTabData.ts'

/** What the server could not keep, and the version that it would have followed. */
interface Unsent extends Pick<Brouillon, 'version' | 'contenu'> {
  /** What was sent after that version without an answer: the server may keep it. */
  readonly envoye?: Brouillon['contenu']
}

const named = (genre: GenreBrouillon) => `brouillon-${genre}` as const

/** Keeps in the tab, for its owner, what the server could not: a session that ended, a network that is down. */
export const keepUnsent = (genre: GenreBrouillon, owner: string, unsent: Unsent) =>
  keepOwn(named(genre), unsent, owner)

export const dropUnsent = (genre: GenreBrouillon) => dropOwn(named(genre))

/** Whether this tab holds something that the server does not. */
export const hasUnsent = (genre: GenreBrouillon): boolean => readOwn<Unsent>(named(genre)) !== undefined

/** The version that this tab sent, whose answer was lost. */
const isOwn = ({ version, envoye }: Unsent, brouillon: Brouillon): boolean =>
  brouillon.version === version + 1 && JSON.stringify(brouillon.contenu) === JSON.stringify(envoye)

/** The draft with what this tab could not send of it, unless it was kept from elsewhere since. */
export const withUnsent = (
  genre: GenreBrouillon,
  brouillon: Brouillon | undefined,
): Brouillon | undefined => {
  const unsent = readOwn<Unsent>(named(genre))
  if (!unsent) return brouillon
  const { version, contenu } = unsent
  if (brouillon && isOwn(unsent, brouillon)) return { ...brouillon, contenu }
  if (version !== (brouillon?.version ?? 0)) {
    dropUnsent(genre)
    return brouillon
  }
  return { version, contenu, modifieLe: brouillon?.modifieLe ?? new Date().toISOString() }
}
