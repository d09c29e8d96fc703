import { Refusal } from '../Refusal.ts'
import type { Compte } from '../people/comptes.ts'

/**
 * Refuses what engages a person, or shows what the register has of them, as long as nobody proved to be that person:
 * `identiteAConfirmer`.
 */
export const requireConfirmed = ({ etat }: Pick<Compte, 'etat'>): void => {
  if (etat !== 'CONFIRME') throw new Refusal('identiteAConfirmer')
}
