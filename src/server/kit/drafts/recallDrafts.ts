import { brouillons, JOURS_BROUILLON, JOURS_RAPPEL_BROUILLON } from '#contract/kit/brouillon.ts'
import { brouillonMail } from '../news/newsMails.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { Services } from '#server/services.ts'
import { brouillonsToRecall, markRecalled, purgeBrouillons } from './store.ts'

const DAY_MS = 86_400_000

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
