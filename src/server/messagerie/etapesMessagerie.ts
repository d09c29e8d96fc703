import type { Etape } from '#contract/accueil/etapes.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { unreadAnswers } from './store.ts'

/** One step for all the answers that a person has not read; who may only read has no messaging service. */
export const etapesMessagerie = async ({ db }: Services, compte: Compte): Promise<Etape[]> => {
  if (compte.lecture_seule === 1 || !grantedServices(compte).includes('mesap')) return []
  const unread = await unreadAnswers(db, compte.id)
  const [first] = unread
  if (!first) return []
  return [
    {
      nature: 'reponses',
      acteur: 'vous',
      depuis: dayInParis(new Date(first.modifie_le)),
      nombre: unread.length,
      ...(unread.length === 1 && { id: first.id, objet: first.objet }),
    },
  ]
}
