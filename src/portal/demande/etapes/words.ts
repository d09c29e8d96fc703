import { ANNEES_MAXIMUM, ENFANTS_MAXIMUM } from '#contract/demande/bornes.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'

/** Sentences of the list of children, one by one. */
export const enfantsMessages = {
  rang: (rang: number, prenom: string) => (prenom === '' ? `Enfant ${rang}` : `Enfant ${rang} : ${prenom}`),
  prenom: (rang: number) => `Prénom de l’enfant ${rang}`,
  naissance: (rang: number) => `Date de naissance de l’enfant ${rang}`,
  annees: (rang: number) => `Années pendant lesquelles vous avez élevé l’enfant ${rang}`,
  anneesAide: `En années entières, de 0 à ${ANNEES_MAXIMUM}.`,
  handicap: (rang: number) => `L’enfant ${rang} est invalide à ${loiDite.enfantInvalide} au moins`,
  retirer: (enfant: string) => `Retirer : ${enfant}`,
  retire: (enfant: string) => `${enfant} : retiré de la liste.`,
  retablir: (enfant: string) => `Remettre dans la liste : ${enfant}`,
  ajouter: 'Ajouter un enfant',
  complet: `Vous avez ajouté ${ENFANTS_MAXIMUM} enfants, le plus qu’une demande puisse contenir.`,
} as const
