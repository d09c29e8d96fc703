import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { periodesJusquAu } from '#rules/carriere/services/periodes.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { Estimee } from './compteDecrit.ts'

/** Leaves given to a child that count by an age whose beginning is to be confirmed (art. L. 9 1° CPCMR). */
export const congesAConfirmer = (
  compte: CompteRetraite,
  { demande, quotites = [] }: Pick<Estimee, 'demande' | 'quotites'>,
): readonly string[] =>
  periodesJusquAu(compte, { dateDepart: demande.dateDepart, quotites })
    .filter(({ aConfirmer }) => aConfirmer === true)
    .map(
      ({ debut, fin }) =>
        `Une disponibilité pour élever un enfant, comptée du ${dateEnChiffres(debut)} au ${dateEnChiffres(fin)} : lecture à confirmer, car aucun texte lu ne dit depuis quand elle compte à cet âge de l’enfant (art. L. 9 1° du code des pensions).`,
    )
