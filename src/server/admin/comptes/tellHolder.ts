import type { Db } from '#server/kit/database/Store.ts'
import type { Mail } from '#server/kit/mail/Mail.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { profilOf } from '#server/kit/people/profils.ts'

/** Who is told by mail of what the administration does, and the sentence that says it to whoever did it. */

type Holder = Pick<Compte, 'id' | 'etat'>

/** Tells a person by mail, when they gave an address. */
export const tellByMail = async (db: Db, compteId: string, now: number, mail: Mail): Promise<boolean> => {
  const { courriel_principal } = await profilOf(db, compteId)
  if (courriel_principal !== '') await queueMail(db, now, courriel_principal, mail)
  return courriel_principal !== ''
}

/** Whether the person was told. */
export const told = (isTold: boolean): string =>
  isTold ? 'La personne est prévenue par courriel.' : 'La personne n’a pas d’adresse : prévenez-la autrement.'

/** Tells who holds a space what becomes of it: nobody does of whom the register alone knows, whatever address it has. */
export const tellHolder = async (db: Db, { id, etat }: Holder, now: number, mail: Mail): Promise<string> =>
  etat === 'REGISTRE'
    ? 'Cette personne n’a pas d’espace : personne n’est à prévenir.'
    : told(await tellByMail(db, id, now, mail))

/**
 * Tells it to who proved to be that person: what the register and the employers give is not said to anyone else, who sees none of
 * it. `closed` says what does not open to them yet.
 */
export const tellConfirmed = (
  db: Db,
  compte: Holder,
  now: number,
  { mail, closed }: { readonly mail: Mail; readonly closed: string },
): string | Promise<string> =>
  compte.etat === 'AFFIRME'
    ? `L’identité n’est pas confirmée : l’espace n’ouvre pas encore ${closed}, et personne n’est prévenu.`
    : tellHolder(db, compte, now, mail)
