import type { Db } from '../database/Store.ts'
import { profilOf } from '../people/profils.ts'
import type { Services } from '#server/services.ts'
import type { Mail } from './Mail.ts'
import { queueMail } from './queueMail.ts'

/** Queues a mail for both addresses of a person, in the transaction given; gives how many it leaves for: two, one or none. */
export const mailBoth = async (
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  compteId: string,
  mail: Mail,
): Promise<number> => {
  const { courriel_principal, courriel_secondaire } = await profilOf(db, compteId)
  const courriels = [courriel_principal, courriel_secondaire].filter((one) => one !== '')
  for (const courriel of courriels) await queueMail(db, clock().getTime(), courriel, mail)
  return courriels.length
}
