import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type AGarder, type ChoixGarde, estPassee } from '#rules/simulation/comparaison/choixGarde.ts'
import { type Cellule, cellulesDuChoix, comparaisonMessages, nomDuChoix } from './comparaison.ts'

/** Words of what is kept, on the screen as in the file. */
export const gardeMessages = {
  choix: 'Choix',
  impossible: 'n’est plus possible',
  passee: 'date passée',
  note: 'La pension nette, le taux, les trimestres et la retraite additionnelle d’un choix qui commence par une retraite progressive sont ceux de la pension entière qui la suit.',
} as const

/** What is said in the place of the figures of a simulation that is not estimated. */
export const sansEstimation = ({ hypotheses }: AGarder, aujourdhui: CalendarDate): string =>
  estPassee(hypotheses, aujourdhui) ? gardeMessages.passee : gardeMessages.impossible

/** What is read first of a kept choice, on the screen as in the file: its name, then its figures as the comparison has them. */
export const faitsDuChoix = (garde: ChoixGarde): readonly (readonly [libelle: string, Cellule])[] => {
  const [, ...colonnes] = comparaisonMessages.colonnes
  const cellules = cellulesDuChoix(garde)
  return [
    [gardeMessages.choix, { valeur: nomDuChoix(garde), indicatif: false }],
    ...colonnes.flatMap((libelle, rang) => {
      const cellule = cellules[rang]
      return cellule ? [[libelle, cellule] as const] : []
    }),
  ]
}
