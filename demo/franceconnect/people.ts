import { isBornAbroad, nirFacts } from '#rules/connexion/nir.ts'
import { FRANCE, type Pivot } from '#server/connexion/franceconnect/pivot.ts'
import type { Persona } from '../personas/Persona.ts'
import { personas } from '../personas/personas.ts'

/** Someone who has a state identity at the provider of the demonstration. */
export type Person = Pick<Persona, 'nir' | 'prenom' | 'nom' | 'dateNaissance' | 'franceConnect'>

const unknown: Person = {
  nir: '285047511812325',
  prenom: 'Zoé',
  nom: 'Inconnu-Duportail',
  dateNaissance: '1985-04-17',
}

/** Everyone who may sign in: first who is linked, last a person that the portal does not know. */
export const people: readonly Person[] = [
  ...personas.filter(({ franceConnect }) => franceConnect),
  ...personas.filter(({ franceConnect }) => !franceConnect),
  unknown,
]

export const personOf = (nir: unknown): Person | undefined => people.find((person) => person.nir === nir)

/** Civil identity of someone, as FranceConnect tells it. */
export const pivotOf = ({ nir, prenom, nom, dateNaissance }: Person): Pivot => {
  const { sexe, lieu } = nirFacts(nir)
  return {
    given_name: prenom,
    family_name: nom.toUpperCase(),
    birthdate: dateNaissance,
    gender: sexe ?? 'female',
    birthplace: isBornAbroad(lieu) ? '' : lieu,
    birthcountry: isBornAbroad(lieu) ? lieu : FRANCE,
  }
}
