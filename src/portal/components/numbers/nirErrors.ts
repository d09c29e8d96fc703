import { nirFault, normaliseNir } from '#rules/connexion/nir.ts'
import { identiteMessages as words } from '../words/identite.ts'

/** What is said of a social-security number as typed: nothing when it is right (error key `validerNir`). */
export const nirErrors = (typed: string, required: boolean): string[] => {
  const nir = normaliseNir(typed)
  if (nir === '') return required ? [words.nirManque] : []
  switch (nirFault(nir)) {
    case 'longueur':
      return [words.nirLongueur(nir.length)]
    case 'format':
      return [words.nirForme]
    case 'cle':
      return [words.nirCle]
    default:
      return []
  }
}
