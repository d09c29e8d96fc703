import { foldName, sameName } from '#rules/profil/nomCivil.ts'
import { isBornAbroad, nirFacts } from '#rules/connexion/nir.ts'
import { type Static, Type } from 'typebox'
import type { Compte } from '#server/kit/people/comptes.ts'

/** Civil identity as FranceConnect gives it; places are codes of INSEE. */
export const pivotSchema = Type.Object({
  given_name: Type.String({ minLength: 1 }),
  family_name: Type.String({ minLength: 1 }),
  birthdate: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
  gender: Type.Union([Type.Literal('male'), Type.Literal('female')]),
  birthplace: Type.Optional(Type.String()),
  birthcountry: Type.String({ minLength: 1 }),
})

export type Pivot = Static<typeof pivotSchema>

export const FRANCE = '99100'

/** Corsica had one number, 20, before 1976: the register may keep it where FranceConnect says 2A or 2B. */
const commune = (code: string) => foldName(code).replace(/^2[AB]/, '20')

const samePlace = (lieu: string, { birthcountry, birthplace = '' }: Pivot): boolean =>
  birthcountry === FRANCE
    ? !isBornAbroad(lieu) && commune(lieu) === commune(birthplace)
    : lieu === birthcountry

/** Whether a civil identity is exactly that of an account: the commune of birth counts only for people born in France. */
export const isSamePerson = (pivot: Pivot, compte: Compte): boolean => {
  const { sexe, lieu } = nirFacts(compte.identifiant)
  return (
    compte.nom_naissance !== '' &&
    pivot.birthdate === compte.date_naissance &&
    pivot.gender === sexe &&
    sameName(pivot.family_name, compte.nom_naissance) &&
    sameName(pivot.given_name, compte.prenom) &&
    samePlace(lieu, pivot)
  )
}
