import {
  type Brouillon,
  type GenreBrouillon,
  brouillons,
  JOURS_BROUILLON,
  JOURS_RAPPEL_BROUILLON,
} from '#contract/kit/brouillon.ts'
import { Refusal } from '../Refusal.ts'
import { inSession } from '../session/holdSession.ts'
import type { OpenSession } from '../session/sessions.ts'
import type { Services } from '#server/services.ts'
import {
  brouillonOf,
  keepBrouillon,
  removeBrouillon,
  brouillonsToRecall,
  markRecalled,
  purgeBrouillons,
} from './store.ts'
import { brouillonMail } from '../news/newsMails.ts'
import { queueMail } from '../mail/queueMail.ts'
import { DAY_MS, isoOf } from '../clock.ts'

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
      modifieLe: isoOf(row.modifie_le),
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
    return { version: row.version, modifieLe: isoOf(row.modifie_le) }
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

/** Tells by e-mail whose draft is about to be deleted, and deletes those that were told of and are still untouched. */
export const recallDrafts = async ({ db, clock, config, wakeMail }: Services): Promise<void> => {
  const now = clock().getTime()
  const due = await brouillonsToRecall(db, now - (JOURS_BROUILLON - JOURS_RAPPEL_BROUILLON) * DAY_MS)
  for (const { courriel_principal, ...draft } of due)
    await db.transaction().execute(async (inside) => {
      if (!(await markRecalled(inside, draft, now)) || courriel_principal === '') return
      const { titre } = brouillons[draft.genre]
      await queueMail(inside, now, courriel_principal, brouillonMail({ titre, origin: config.origin }))
    })
  if (due.length > 0) wakeMail()
  await purgeBrouillons(db, now - JOURS_BROUILLON * DAY_MS, now - JOURS_RAPPEL_BROUILLON * DAY_MS)
}
