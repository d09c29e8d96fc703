import { EN_EMPLOI } from '#rules/carriere/compte.ts'
import { trimestres } from '#rules/format/durees.ts'
import { pourcent } from '#rules/format/nombres.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'

/**
 * What someone pays for the time that a part-time leaves, as if it were worked: no account tells it (art. L. 11 bis CPCMR).
 * Part-time to raise a child and therapeutic part-time count whole without it.
 */
export const surcotisation = (
  { carriere }: CompteDecrit,
  { demande, quotites = [] }: Estimee,
): readonly string[] => {
  const { dateDepart } = demande
  const { from, quarters, disabledQuarters, disabledPercent } = partiesDe(regleDe(dateDepart)).paidPartTime
  const passee = carriere.some(
    ({ position, debut, fin = dateDepart, quotite = 100, tempsPartiel, raison }) =>
      EN_EMPLOI.has(position) &&
      debut < dateDepart &&
      fin >= from &&
      raison === undefined &&
      (quotite < 100 || tempsPartiel === true),
  )
  const aVenir = quotites.some(({ debut, quotite }) => debut < dateDepart && quotite < 100)
  return passee || aVenir
    ? [
        `La surcotisation d’un temps partiel, si vous l’avez payée ou la payez : jusqu’à ${trimestres(quarters)} de plus dans la pension, ${disabledQuarters} avec une incapacité permanente de ${pourcent(disabledPercent)} au moins (art. L. 11 bis du code des pensions).`,
      ]
    : []
}
