/** Mail: queued in the transaction of its cause, laid out, and sent until the server takes it. */

import { newId } from '../identifiers.ts'
import type { Db } from '../database/Store.ts'
import { htmlOf, textOf } from './layout.ts'
import type { Mail } from './Mail.ts'
import { profilOf } from '../people/profils.ts'
import type { Services } from '#server/services.ts'

/**
 * Puts a mail in the outbox, in the transaction of what causes it: either both are kept, or neither. It leaves once
 * the transaction is over. An `id` that is not drawn lets the cause see later that its mail is queued already.
 */
export const queueMail = async (
  db: Db,
  now: number,
  destinataire: string,
  mail: Mail,
  id = newId(),
): Promise<void> => {
  await db
    .insertInto('courriel')
    .values({
      id,
      destinataire,
      genre: mail.genre,
      sujet: mail.sujet,
      texte: textOf(mail),
      html: htmlOf(mail),
      etat: 'attente',
      essais: 0,
      cree_le: now,
      a_envoyer_le: now,
      envoye_le: null,
      priorite: mail.enNombre ? 1 : 0,
      pieces: mail.pieces === undefined ? null : JSON.stringify(mail.pieces),
    })
    .execute()
}

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
