import type { CalendarDate } from '#rules/calendar/dates.ts'
import { services as allServices, type Service } from '#contract/kit/services.ts'
import type { Insertable, Updateable } from 'kysely'
import { addCompte, changeCompte, type Compte } from './comptes.ts'
import { compteByNumero } from './numeros.ts'
import { changeProfil, profilOf } from './profils.ts'
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
const withEarned = async (
  db: Db,
  { id }: Pick<Compte, 'id'>,
  said: Registered['compte'],
): Promise<Registered['compte']> => {
  if (said.services === undefined) return said
  const granted = new Set([...(JSON.parse(said.services) as Service[]), ...(await earnedServices(db, id))])
  return { ...said, services: JSON.stringify(allServices.filter((service) => granted.has(service))) }
}

const keepAccount = async (db: Db, before: Compte | undefined, said: Registered['compte'], now: number) => {
  if (!before) return addCompte(db, { ...unsaid, nom_naissance: said.nom, ...said, cree_le: now })
  if (!same(before, said)) await changeCompte(db, before.id, { ...said, ...declaredBy(before) })
  return before.id
}

/**
 * Keeps what the register says of a person, in the transaction given. Who holds the account does not change; the
 * IBAN and the address of someone confirmed are theirs, so that the register replaces neither.
 */
export const keepRegistered = async (
  db: Db,
  said: Registered,
  today: CalendarDate,
  now: number,
): Promise<'importe' | 'modifie' | 'present'> => {
  const before = await compteByNumero(db, said.compte.identifiant)
  // Who has not validated their new number yet signs in with the old one.
  const compte = before
    ? await withEarned(db, before, { ...said.compte, identifiant: before.identifiant })
    : said.compte
  const { iban, courriel } = said
  const id = await keepAccount(db, before, compte, now)
  const profil = await profilOf(db, id)
  const mayChange = before?.etat !== 'CONFIRME'
  const changes = {
    ...(mayChange && iban !== '' && iban !== profil.iban && { iban, iban_depuis: today }),
    ...(before?.etat !== 'AFFIRME' &&
      courriel !== '' &&
      profil.courriel_principal === '' && { courriel_principal: courriel }),
  }
  if (Object.keys(changes).length > 0) await changeProfil(db, id, changes)
  if (!before) return 'importe'
  return same(before, compte) && Object.keys(changes).length === 0 ? 'present' : 'modifie'
}

/** What `keepRegistered` would do, without doing it: whether the person is new. */
export const isRegistered = async (db: Db, identifiant: string): Promise<boolean> =>
  (await compteByNumero(db, identifiant)) !== undefined
