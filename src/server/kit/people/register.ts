import type { CalendarDate } from '#rules/calendar/dates.ts'
import { services as allServices, type Service } from '#contract/kit/services.ts'
import type { Insertable, Updateable } from 'kysely'
import { newId } from '../secrets.ts'
import { changeCompte, type Compte } from './comptes.ts'
import { comptesByNumero } from './numeros.ts'
import { addProfils, changeProfil, profilsOf, type ProfilRow } from './profils.ts'
import { earnedServices } from './rights.ts'
import type { CompteTable } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'

type Columns = Insertable<CompteTable>

/** What the employers' register says of a person; what it does not say stays as it is. */
export interface Registered {
  readonly compte: Pick<Columns, 'identifiant' | 'prenom' | 'nom' | 'date_naissance'> &
    Partial<
      Pick<
        Columns,
        'lecture_seule' | 'services' | 'acces_modification_cir' | 'acces_verification_compte' | 'cir'
      >
    > & { readonly nom_naissance?: string }
  /** Empty when the register has none. */
  readonly iban: string
  readonly courriel: string
  /** Number that the person had before, where the register says that it changed. */
  readonly ancienNir?: string
}

/** Keeps what someone not confirmed says to be: the register's names must not show to them. */
const declaredBy = (compte: Compte): Updateable<CompteTable> =>
  compte.etat === 'AFFIRME' && compte.prenom_declare === null
    ? { prenom_declare: compte.prenom, nom_declare: compte.nom, naissance_declaree: compte.date_naissance }
    : {}

const same = (compte: Compte, said: Registered['compte']): boolean =>
  Object.entries(said).every(([column, value]) => compte[column as keyof Compte] === value)

/** What a person has of whom the register says no more than the name. */
const unsaid = {
  secret: '',
  etat: 'REGISTRE',
  nouveau_nir: null,
  services: '[]',
  lecture_seule: 0,
  acces_modification_cir: 0,
  acces_verification_compte: 0,
  cir: 0,
} as const

/** What the register says, but that it takes away no service that the person has by what they asked for or were sent. */
const withEarned = (said: Registered['compte'], earned: readonly Service[]): Registered['compte'] => {
  if (said.services === undefined) return said
  const granted = new Set([...(JSON.parse(said.services) as Service[]), ...earned])
  return { ...said, services: JSON.stringify(allServices.filter((service) => granted.has(service))) }
}

type Contacts = Pick<ProfilRow, 'iban' | 'courriel_principal'>

/** What the register changes of a bank account and an address: neither of who proved that they are theirs. */
const contactsChanged = (
  { iban, courriel }: Registered,
  etat: Compte['etat'],
  profil: Contacts,
  today: CalendarDate,
): Partial<ProfilRow> => ({
  ...(etat !== 'CONFIRME' && iban !== '' && iban !== profil.iban && { iban, iban_depuis: today }),
  ...(etat !== 'AFFIRME' &&
    courriel !== '' &&
    profil.courriel_principal === '' && { courriel_principal: courriel }),
})

/** Adds people without a holder, in one statement; gives those whose number someone took meanwhile. */
const addRegistered = async (
  db: Db,
  people: readonly Registered[],
  today: CalendarDate,
  now: number,
): Promise<readonly Registered[]> => {
  if (people.length === 0) return []
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
  return people.filter(({ compte }) => !ids.has(compte.identifiant))
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
): Promise<'modifie' | 'present'> => {
  // Who has not validated their new number yet signs in with the old one.
  const compte = withEarned({ ...said.compte, identifiant: before.identifiant }, earned)
  const contacts = contactsChanged(said, before.etat, profil, today)
  const [isSame, hasSame] = [same(before, compte), Object.keys(contacts).length === 0]
  if (!isSame) await changeCompte(db, before.id, { ...compte, ...declaredBy(before) })
  if (!hasSame) await changeProfil(db, before.id, contacts)
  return isSame && hasSame ? 'present' : 'modifie'
}

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
): Promise<('importe' | 'modifie' | 'present')[]> => {
  const holders = await comptesByNumero(
    db,
    people.map(({ compte }) => compte.identifiant),
  )
  const ids = [...holders.values()].map(({ id }) => id)
  const [profils, earned] = [await profilsOf(db, ids), await earnedServices(db, ids)]
  const unknown = people.filter(({ compte }) => !holders.has(compte.identifiant))
  const taken = new Set(await addRegistered(db, unknown, today, now))
  const outcomes: ('importe' | 'modifie' | 'present')[] = []
  for (const person of people) {
    const compte = holders.get(person.compte.identifiant)
    const profil = profils.get(compte?.id ?? '')
    if (compte && profil) {
      const known = { compte, profil, earned: earned.get(compte.id) ?? [] }
      outcomes.push(await bringUpToDate(db, known, person, today))
    } else if (taken.has(person)) outcomes.push(...(await keepRegistered(db, [person], today, now)))
    else outcomes.push('importe')
  }
  return outcomes
}
