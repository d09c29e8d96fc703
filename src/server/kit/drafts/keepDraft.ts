import type { Brouillon, GenreBrouillon } from '#contract/kit/brouillon.ts'
import { Refusal } from '../Refusal.ts'
import { inSession } from '../session/holdSession.ts'
import type { OpenSession } from '../session/sessions.ts'
import type { Services } from '#server/services.ts'
import { brouillonOf, keepBrouillon, removeBrouillon } from './store.ts'

/** The draft of a person, when there is one. */
export const draftOf = async (
  { db }: Services,
  compteId: string,
  genre: GenreBrouillon,
): Promise<Brouillon | undefined> => {
  const row = await brouillonOf(db, compteId, genre)
  return (
    row && {
      version: row.version,
      contenu: JSON.parse(row.json) as Brouillon['contenu'],
      modifieLe: new Date(row.modifie_le).toISOString(),
    }
  )
}

/**
 * Keeps a draft; refused when it was kept from elsewhere since the version that its author read. The same draft sent
 * again, for its answer was lost, is kept already.
 */
export const keepDraft = async (
  services: Services,
  session: OpenSession,
  genre: GenreBrouillon,
  { version: before, contenu }: Pick<Brouillon, 'version' | 'contenu'>,
) => {
  const now = services.clock()
  const kept = { genre, version: before + 1, json: JSON.stringify(contenu), modifie_le: now.getTime() }
  return inSession(services, session, async (db, { id }) => {
    if (await keepBrouillon(db, { ...kept, compte_id: id }))
      return { version: kept.version, modifieLe: now.toISOString() }
    const row = await brouillonOf(db, id, genre)
    if (row?.version !== kept.version || row.json !== kept.json) throw new Refusal('brouillonConflit')
    return { version: row.version, modifieLe: new Date(row.modifie_le).toISOString() }
  })
}

/** Deletes a draft of a person. */
export const dropDraft = async (
  services: Services,
  session: OpenSession,
  genre: GenreBrouillon,
): Promise<void> => {
  await inSession(services, session, (db, { id }) => removeBrouillon(db, id, genre))
}
