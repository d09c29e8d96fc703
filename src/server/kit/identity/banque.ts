import type { Banque } from '#contract/profil/banque.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { maskWholeIban } from '#rules/profil/iban.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'
import { dropJetons } from '../session/jetons.ts'
import type { Compte } from '../people/comptes.ts'
import { changeProfil, type ProfilRow } from '../people/profils.ts'
import { isoOf } from '#server/kit/clock.ts'

interface Account {
  readonly iban: string
  readonly depuis: CalendarDate | ''
}

/** The bank account of a person, and the one that waits to replace it. */
interface Accounts {
  readonly compte?: Account
  /** `effetLe`: milliseconds at which it replaces the present one. */
  readonly attente?: { readonly iban: string; readonly effetLe: number }
}

const columns = ['iban', 'iban_depuis', 'iban_nouveau', 'iban_effet_le'] as const

type Columns = Pick<ProfilRow, (typeof columns)[number]>

const none: Columns = { iban: null, iban_depuis: null, iban_nouveau: null, iban_effet_le: null }

const columnsOf = writtenOnce(1, (db: Db, compteId: string) =>
  db.selectFrom('profil').select(columns).where('compte_id', '=', compteId),
)

/** What the base has of the bank accounts of a person, and nothing else of their profile. */
export const accountsHeld = async (db: Db, compteId: string): Promise<Columns> =>
  (await columnsOf(db, compteId))[0] ?? none

/** Bank accounts at a moment: one that waited is the present one from its moment on. */
export const accountsAt = (row: Columns, now: Date): Accounts => {
  const { iban, iban_depuis, iban_nouveau, iban_effet_le } = row
  const present = iban === null ? {} : { compte: { iban, depuis: iban_depuis ?? ('' as const) } }
  if (iban_nouveau === null || iban_effet_le === null) return present
  return iban_effet_le <= now.getTime()
    ? { compte: { iban: iban_nouveau, depuis: dayInParis(new Date(iban_effet_le)) } }
    : { ...present, attente: { iban: iban_nouveau, effetLe: iban_effet_le } }
}

/** The same, masked, for its holder; nothing before the identity is confirmed: the IBAN is the register's, and proves who one is. */
export const banqueOf = (
  { etat }: Pick<Compte, 'etat'>,
  row: Columns,
  now: Date,
): { readonly banque?: Banque } => {
  if (etat !== 'CONFIRME') return {}
  const { compte, attente } = accountsAt(row, now)
  return {
    banque: {
      ...(compte && { compte: { ibanMasque: maskWholeIban(compte.iban), depuis: compte.depuis } }),
      ...(attente && {
        attente: {
          ibanMasque: maskWholeIban(attente.iban),
          effetLe: isoOf(attente.effetLe),
        },
      }),
    },
  }
}

/** Keeps the accounts of a person as they are, with the one that waits given, in place of any other. */
export const keepAccounts = (db: Db, compteId: string, { compte, attente }: Accounts) =>
  changeProfil(db, compteId, {
    ...(compte && { iban: compte.iban, iban_depuis: compte.depuis === '' ? null : compte.depuis }),
    iban_nouveau: attente?.iban ?? null,
    iban_effet_le: attente?.effetLe ?? null,
  })

/** Withdraws the account that waits, with the links that could undo it; false when none waits. */
export const dropPendingIban = async (db: Db, row: ProfilRow, now: Date): Promise<boolean> => {
  await dropJetons(db, 'iban', row.compte_id)
  const { compte, attente } = accountsAt(row, now)
  if (attente) await keepAccounts(db, row.compte_id, { ...(compte && { compte }) })
  return attente !== undefined
}
