import { sortCountries } from '#rules/profil/adresse.ts'
import nomenclature from './pays.json' with { type: 'json' }

/** Countries and territories, France first. */
export const countries = sortCountries(nomenclature.pays)
