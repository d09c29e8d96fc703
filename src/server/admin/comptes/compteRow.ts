import { services as allServices, type Service } from '#contract/kit/services.ts'
import { isCourriel, normaliseCourriel } from '#rules/profil/courriel.ts'
import { ibanFault, normaliseIban } from '#rules/profil/iban.ts'
import type { Registered } from '#server/kit/identity/registerEntry.ts'
import type { Columns, CsvRow } from '../imports/csvRows.ts'
import { date, flag, nir, required, text } from '../imports/fields.ts'
import { RowRefusal } from '../imports/refusals.ts'

/** Columns of the employers' register. */
export const compteColumns: Columns = {
  required: ['nir', 'nom', 'prenom', 'date_naissance'],
  optional: [
    'nom_naissance',
    'iban',
    'services',
    'lecture_seule',
    'cir',
    'acces_modification_cir',
    'acces_verification_compte',
    'courriel',
    'ancien_nir',
  ],
}

/** Reads names of services separated by spaces, commas or bars; throws a RowRefusal for one that does not exist. */
export const servicesOf = (typed: string): Service[] => {
  const names = typed.split(/[\s,|]+/).filter((name) => name !== '')
  const unknown = names.find((name) => !allServices.some((service) => service === name))
  if (unknown !== undefined)
    throw new RowRefusal(`Le service « ${unknown} » n’existe pas. Services : ${allServices.join(', ')}.`)
  return allServices.filter((service) => names.includes(service))
}

/** Reads an IBAN, or nothing; throws a RowRefusal. */
const ibanOf = (typed: string): string => {
  const iban = normaliseIban(typed)
  if (ibanFault(iban) !== undefined)
    throw new RowRefusal('L’IBAN n’est pas juste : vérifiez sa longueur et sa clé.')
  return iban
}

/** Reads an e-mail address, or nothing; throws a RowRefusal. */
const courrielOf = (typed: string): string => {
  const courriel = normaliseCourriel(typed)
  if (courriel !== '' && !isCourriel(courriel))
    throw new RowRefusal('L’adresse électronique n’est pas complète, par exemple nom@exemple.fr.')
  return courriel
}

const flags = ['lecture_seule', 'cir', 'acces_modification_cir', 'acces_verification_compte'] as const

/** Reads a row of the register, only what its columns tell; throws a RowRefusal that says what is wrong. */
export const compteRow = ({ values }: Pick<CsvRow, 'values'>): Registered => {
  const nom = required(values, 'nom')
  return {
    compte: {
      identifiant: nir(values),
      prenom: required(values, 'prenom'),
      nom,
      date_naissance: date(values, 'date_naissance'),
      ...('nom_naissance' in values && { nom_naissance: text(values, 'nom_naissance') || nom }),
      ...('services' in values && { services: JSON.stringify(servicesOf(text(values, 'services'))) }),
      ...Object.fromEntries(
        flags.filter((column) => column in values).map((column) => [column, flag(values, column)]),
      ),
    },
    iban: ibanOf(text(values, 'iban')),
    courriel: courrielOf(text(values, 'courriel')),
    ...(text(values, 'ancien_nir') !== '' && { ancienNir: nir(values, 'ancien_nir') }),
  }
}
