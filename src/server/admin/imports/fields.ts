import { normaliseNir, nirFault, type NirFault } from '#rules/connexion/nir.ts'
import { typedDate } from '#rules/calendar/dateSaisie.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { RowRefusal } from './refusals.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { compteByNumero, formerHolder } from '#server/kit/identity/numeros.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { AdministrationFault } from '../Runner.ts'

/** Reads one value of a row: gives it normalised, or refuses the row by a RowRefusal that names the column. */

type Values = Readonly<Record<string, string>>

const LONGEST = 200
/** In bytes: an index has it beside both titles (migration 028), and PostgreSQL takes no entry of an index beyond 2,704. */
const LONGEST_URL = 1000
/** Years that the portal lists. */
const OLDEST = '1900-01-01'
const LATEST = '2099-12-31'

/** A short text, without signs that cannot be seen. */
export const text = (values: Values, column: string): string => {
  const value = values[column] ?? ''
  if (value.length > LONGEST) throw new RowRefusal(`La colonne « ${column} » dépasse ${LONGEST} caractères.`)
  if (/\p{Cc}/u.test(value))
    throw new RowRefusal(
      `La colonne « ${column} » contient un caractère de contrôle ou un retour à la ligne.`,
    )
  return value
}

/** What to do of a number that is no more that of a person. */
export const NUMERO_REMPLACE =
  'Ce numéro de sécurité sociale a été remplacé par un autre : donnez le nouveau numéro de la personne.'

export const required = (values: Values, column: string): string => {
  const value = text(values, column)
  if (value === '') throw new RowRefusal(`La colonne « ${column} » est vide.`)
  return value
}

const nirFaults: Readonly<Record<NirFault, string>> = {
  longueur: 'Le numéro de sécurité sociale doit compter 15 caractères, clé comprise.',
  format: 'Le numéro de sécurité sociale contient un caractère qui n’y a pas sa place.',
  cle: 'La clé du numéro de sécurité sociale est fausse : un chiffre a sans doute été mal recopié.',
}

/** A whole number of social security. */
export const nir = (values: Values, column = 'nir'): string => {
  const value = normaliseNir(required(values, column))
  const fault = nirFault(value)
  if (fault !== undefined) throw new RowRefusal(nirFaults[fault])
  return value
}

/** A day, written `AAAA-MM-JJ` or `JJ/MM/AAAA`; gives `AAAA-MM-JJ`. */
export const date = (values: Values, column = 'date'): CalendarDate => {
  const value = required(values, column)
  const read = isCalendarDate(value) ? value : /\/\d{4}$/.test(value) ? typedDate(value, LATEST) : ''
  if (read === '' || read < OLDEST || read > LATEST)
    throw new RowRefusal(
      `La colonne « ${column} » n’est pas un jour qui existe : écrivez AAAA-MM-JJ, par exemple 2026-10-27.`,
    )
  return read
}

/** One of the words of a list. */
export const among = <T extends string>(values: Values, column: string, words: readonly T[]): T => {
  const value = required(values, column)
  const found = words.find((word) => word === value)
  if (found === undefined)
    throw new RowRefusal(`La colonne « ${column} » doit être l’un de : ${words.join(', ')}.`)
  return found
}

/** `oui` or `non`, `1` or `0`; no when the column is empty. */
export const flag = (values: Values, column: string): 0 | 1 => {
  const value = text(values, column).toLowerCase()
  if (['', 'non', '0'].includes(value)) return 0
  if (['oui', '1'].includes(value)) return 1
  throw new RowRefusal(`La colonne « ${column} » doit être oui ou non.`)
}

/** An https address, or nothing. */
export const httpsUrl = (values: Values, column: string): string | null => {
  const value = (values[column] ?? '').trim()
  if (value === '') return null
  if (URL.parse(value)?.protocol !== 'https:' || /[\s\p{Cc}]/u.test(value))
    throw new RowRefusal(`La colonne « ${column} » doit être une adresse complète qui commence par https://.`)
  if (Buffer.byteLength(value) > LONGEST_URL)
    throw new RowRefusal(`La colonne « ${column} » dépasse ${LONGEST_URL} octets.`)
  return value
}

/** The account of a number, as typed; a fault when there is none, or when another number took its place. */
export const findCompte = async (db: Db, typed: string): Promise<Compte> => {
  const number = normaliseNir(typed)
  const compte = await compteByNumero(db, number)
  if (compte) return compte
  throw new AdministrationFault(
    (await formerHolder(db, number))
      ? NUMERO_REMPLACE
      : 'Aucun compte n’a ce numéro de sécurité sociale : vérifiez-le.',
  )
}
