import { enfantsElevesAu, joursDeMajoration } from '#rules/carriere/enfantsEleves.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { compter, pourcent } from '#rules/format/nombres.ts'
import { pourcentageEnfants } from '#rules/retraite/montant/majorations.ts'
import { partiesDe } from '#rules/retraite/regle/regle.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'

/** The children of an amount: those that are told, else those of the account. */
const enfantsDe = ({ enfants }: CompteDecrit, estimee: Estimee) => estimee.enfantsDits ?? enfants

/** The increase for children that begins or grows after the departure, when those raised are sixteen (art. L. 18 IV CPCMR). */
export const majorationAVenir = (compte: CompteDecrit, estimee: Estimee): readonly string[] => {
  const { demande, regle } = estimee
  const { dateDepart } = demande
  const enfants = enfantsDe(compte, estimee)
  const { childrenIncrease: loi } = partiesDe(regle)
  // A number below the account's says that some of them do not count: nothing tells which.
  if (demande.enfants < enfantsElevesAu({ enfants }, dateDepart)) return []
  const payee = pourcentageEnfants(demande.enfants, loi)
  const hausses = new Map(
    joursDeMajoration(enfants, dateDepart)
      .map((jour, rang) => [jour, pourcentageEnfants(rang + 1, loi)] as const)
      .filter(([jour, pourcentage]) => jour > dateDepart && pourcentage > payee),
  )
  if (hausses.size === 0) return []
  const suite = [...hausses].map(
    ([jour, pourcentage]) => `${pourcent(pourcentage)} à partir du ${dateEnChiffres(jour)}`,
  )
  const quoi =
    payee === 0
      ? 'La majoration de pension pour enfants'
      : `Ce qui s’ajoutera aux ${pourcent(payee)} de majoration de pension pour enfants`
  return [
    `${quoi}, payée pour chacun à partir de ses ${loi.paidFromChildAge} ans : ${suite.join(', puis ')}. Ni ce montant ni les totaux n’en tiennent compte (art. L. 18 du code des pensions).`,
  ]
}

/** A number of children that pays an increase which the account does not show at the departure. */
export const enfantsSaisis = (compte: CompteDecrit, estimee: Estimee): readonly string[] => {
  const { demande, regle } = estimee
  const { childrenIncrease: loi } = partiesDe(regle)
  const montres = enfantsElevesAu({ enfants: enfantsDe(compte, estimee) }, demande.dateDepart)
  if (pourcentageEnfants(demande.enfants, loi) <= pourcentageEnfants(montres, loi)) return []
  return [
    `${compter(demande.enfants, 'enfant')} élevés pendant ${loi.raisedYears} ans, et de ${loi.paidFromChildAge} ans au moins au départ : votre compte ${montres === 0 ? 'n’en montre aucun' : `en montre ${montres}`}.`,
  ]
}
