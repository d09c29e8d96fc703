import { fingerprint, newLinkToken } from '../secrets.ts'
import type { JetonTable } from '../database/schema/identite.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import type { Db } from '../database/Store.ts'
import { lockCompte } from '../people/comptes.ts'
import type { Services } from '#server/services.ts'
import {
  HEURES_LIEN_COURRIEL,
  HEURES_LIEN_CREATION,
  MINUTES_LIEN_MOT_DE_PASSE,
} from '#rules/connexion/liens.ts'
import { DELAI_IBAN_HEURES } from '#rules/profil/limitesIban.ts'
import { HOUR_MS } from '../clock.ts'

type Genre = JetonTable['genre']

interface NewJeton {
  readonly genre: Genre
  readonly compteId?: string
  /** What the link will do; kept as JSON. */
  readonly donnees?: unknown
  readonly expireLe: number
}

export const addJeton = (db: Db, token: string, { genre, compteId, donnees, expireLe }: NewJeton) =>
  db
    .insertInto('jeton')
    .values({
      empreinte: fingerprint(token),
      genre,
      compte_id: compteId ?? null,
      donnees: donnees === undefined ? null : JSON.stringify(donnees),
      expire_le: expireLe,
    })
    .execute()

/** A token of this kind that is still good; looking at it does not use it up. */
export const findJeton = (db: Db, genre: Genre, token: string, now: number) =>
  db
    .selectFrom('jeton')
    .selectAll()
    .where('empreinte', '=', fingerprint(token))
    .where('genre', '=', genre)
    .where('expire_le', '>', now)
    .executeTakeFirst()

/** Uses a token up: of two browsers that open the same link, one gets it. */
export const takeJeton = (db: Db, genre: Genre, token: string, now: number) =>
  db
    .deleteFrom('jeton')
    .where('empreinte', '=', fingerprint(token))
    .where('genre', '=', genre)
    .where('expire_le', '>', now)
    .returningAll()
    .executeTakeFirst()

/**
 * Uses up the token of an account in the transaction given, which holds that account first, as whoever withdraws its tokens
 * does: two that waited for one another would both fail.
 */
export const takeHeldJeton = async (db: Db, genre: Genre, token: string, now: number) => {
  const seen = await findJeton(db, genre, token, now)
  if (!seen?.compte_id) return undefined
  await lockCompte(db, seen.compte_id)
  const taken = await takeJeton(db, genre, token, now)
  return taken && { ...taken, compte_id: seen.compte_id }
}

/** Withdraws every token of a kind of an account. */
export const dropJetons = (db: Db, genre: Genre, compteId: string) =>
  db.deleteFrom('jeton').where('genre', '=', genre).where('compte_id', '=', compteId).execute()

/** What would still open an account, or move the address that its links go to; factors that are being added too. */
const WAYS_IN = [
  'motdepasse',
  'mail',
  'secondfacteur',
  'totp',
  'creationcle',
] as const satisfies readonly Genre[]

/**
 * Withdraws the links of a password and of an address, the sign-ins that wait for a factor and the factors being added: whoever asked for them is
 * not, or may not be, who the account now belongs to.
 */
export const dropWaysIn = async (db: Db, compteId: string): Promise<void> => {
  for (const genre of WAYS_IN) await dropJetons(db, genre, compteId)
}

export const purgeJetons = (db: Db, now: number) =>
  inBatches(
    db.selectFrom('jeton').select('empreinte as cle').where('expire_le', '<=', now).orderBy('expire_le'),
    (keys) =>
      db
        .deleteFrom('jeton')
        .where('empreinte', 'in', [...keys])
        .where('expire_le', '<=', now),
  )

/** Tokens of a kind of an account that are still good. */
export const jetonsOf = (db: Db, genre: Genre, compteId: string, now: number) =>
  db
    .selectFrom('jeton')
    .selectAll()
    .where('genre', '=', genre)
    .where('compte_id', '=', compteId)
    .where('expire_le', '>', now)
    .orderBy('expire_le')
    .execute()

export const dropJeton = (db: Db, empreinte: string) =>
  db.deleteFrom('jeton').where('empreinte', '=', empreinte).execute()

/** Landing parameter of each kind of link, and how long the link lives, in milliseconds. */
const kinds = {
  inscription: { parameter: 'validationInscription', life: HEURES_LIEN_CREATION * HOUR_MS },
  motdepasse: { parameter: 'validationMotDePasseOublie', life: MINUTES_LIEN_MOT_DE_PASSE * 60_000 },
  mail: { parameter: 'validationMail', life: HEURES_LIEN_COURRIEL * HOUR_MS },
  iban: { parameter: 'annulationIban', life: DELAI_IBAN_HEURES * HOUR_MS },
} as const satisfies Partial<Record<Genre, { parameter: string; life: number }>>

interface Link {
  readonly genre: keyof typeof kinds
  readonly compteId?: string
  readonly donnees?: unknown
}

/** Makes a link to send by e-mail, in the transaction given; gives its address. */
export const newLink = async ({ config, clock }: Services, db: Db, link: Link): Promise<string> => {
  const { parameter, life } = kinds[link.genre]
  const token = newLinkToken()
  await addJeton(db, token, { ...link, expireLe: clock().getTime() + life })
  return `${config.origin}/accueilnonconnecte?${parameter}=${token}`
}
