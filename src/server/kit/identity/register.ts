import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Service } from '#contract/kit/services.ts'
import { newId } from '../identifiers.ts'
import { changeCompte, type Compte } from '../people/comptes.ts'
import { comptesByNumero } from './numeros.ts'
import { addProfils, changeProfil, profilsOf } from '../people/profils.ts'
import {
  type Contacts,
  contactsChanged,
  declaredBy,
  type Registered,
  same,
  unsaid,
  withEarned,
} from './registerEntry.ts'
import { earnedServices } from '../people/rights.ts'
import type { Db } from '../database/Store.ts'

/** What became of someone of the register. */
type Kept = 'importe' | 'modifie' | 'present'

/** Adds people without a holder, in one statement; gives the numbers added, without those that someone took meanwhile. */
const addRegistered = async (
  db: Db,
  people: readonly Registered[],
  today: CalendarDate,
  now: number,
): Promise<ReadonlySet<string>> => {
  if (people.length === 0) return new Set()
  const rows = people.map(({ compte }) => ({
    id: newId(),
    ...unsaid,
    nom_naissance: compte.nom,
    ...compte,
    cree_le: now,
  }))
  const added = await db
    .insertInto('compte')
    .values(rows)
    .onConflict((conflict) => conflict.column('identifiant').doNothing())
    .returning(['id', 'identifiant'])
    .execute()
  const ids = new Map(added.map(({ id, identifiant }) => [identifiant, id]))
  await addProfils(
    db,
    people.flatMap((person) => {
      const compte_id = ids.get(person.compte.identifiant)
      const told = contactsChanged(person, unsaid.etat, { iban: null, courriel_principal: '' }, today)
      return compte_id === undefined || Object.keys(told).length === 0 ? [] : [{ compte_id, ...told }]
    }),
  )
  return new Set(ids.keys())
}

interface Known {
  readonly compte: Compte
  readonly profil: Contacts
  readonly earned: readonly Service[]
}

const bringUpToDate = async (
  db: Db,
  { compte: before, profil, earned }: Known,
  said: Registered,
  today: CalendarDate,
): Promise<Kept> => {
  // Who has not validated their new number yet signs in with the old one.
  const compte = withEarned({ ...said.compte, identifiant: before.identifiant }, earned)
  const contacts = contactsChanged(said, before.etat, profil, today)
  const [isSame, hasSame] = [same(before, compte), Object.keys(contacts).length === 0]
  if (!isSame) await changeCompte(db, before.id, { ...compte, ...declaredBy(before) })
  if (!hasSame) await changeProfil(db, before.id, contacts)
  return isSame && hasSame ? 'present' : 'modifie'
}

const numbersOf = (people: readonly Registered[]) => people.map(({ compte }) => compte.identifiant)

/**
 * Keeps what the register says of people, each once, in the transaction given: what became of each, in the same order. Who holds
 * the account does not change; the IBAN and the address of someone confirmed are theirs, so that the register replaces neither.
 * What is known is read, and who is new is added, by one statement for all.
 */
export const keepRegistered = async (
  db: Db,
  people: readonly Registered[],
  today: CalendarDate,
  now: number,
): Promise<Kept[]> => {
  const known = await comptesByNumero(db, numbersOf(people))
  const unknown = people.filter(({ compte }) => !known.has(compte.identifiant))
  const added = await addRegistered(db, unknown, today, now)
  // Someone took one of these numbers meanwhile: they have an account by now.
  const holders = added.size === unknown.length ? known : await comptesByNumero(db, numbersOf(people))
  const ids = [...holders.values()].map(({ id }) => id)
  const [profils, earned] = [await profilsOf(db, ids), await earnedServices(db, ids)]
  const kept: Kept[] = []
  for (const person of people) {
    const compte = added.has(person.compte.identifiant) ? undefined : holders.get(person.compte.identifiant)
    const profil = profils.get(compte?.id ?? '')
    if (!compte || !profil) kept.push('importe')
    else {
      const before = { compte, profil, earned: earned.get(compte.id) ?? [] }
      kept.push(await bringUpToDate(db, before, person, today))
    }
  }
  return kept
}
