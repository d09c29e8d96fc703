import type { CalendarDate } from '#rules/calendar/dates.ts'
import { services as allServices, type Service } from '#contract/kit/services.ts'
import type { Insertable, Updateable } from 'kysely'
import type { CompteTable } from '../database/schema/schema.ts'
import type { Compte } from '../people/comptes.ts'
import type { ProfilRow } from '../people/profils.ts'

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
export const declaredBy = (compte: Compte): Updateable<CompteTable> =>
  compte.etat === 'AFFIRME' && compte.prenom_declare === null
    ? { prenom_declare: compte.prenom, nom_declare: compte.nom, naissance_declaree: compte.date_naissance }
    : {}

/** Whether an account is already as the register says. */
export const same = (compte: Compte, said: Registered['compte']): boolean =>
  Object.entries(said).every(([column, value]) => compte[column as keyof Compte] === value)

/** What a person has of whom the register says no more than the name. */
export const unsaid = {
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
export const withEarned = (said: Registered['compte'], earned: readonly Service[]): Registered['compte'] => {
  if (said.services === undefined) return said
  const granted = new Set([...(JSON.parse(said.services) as Service[]), ...earned])
  return { ...said, services: JSON.stringify(allServices.filter((service) => granted.has(service))) }
}

/** What the register may give beside the account. */
export type Contacts = Pick<ProfilRow, 'iban' | 'courriel_principal'>

/** What the register changes of a bank account and an address: neither of who proved that they are theirs. */
export const contactsChanged = (
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
