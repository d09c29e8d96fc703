import { EN_EMPLOI } from '#rules/carriere/compte.ts'
import { periodesJusquAu } from '#rules/carriere/services/periodes.ts'
import { trimestres } from '#rules/format/durees.ts'
import { pourcent } from '#rules/format/nombres.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'

/**
 * What someone pays for the time that a part-time leaves, as if it were worked: no account tells it (art. L. 11 bis CPCMR,
 * art. 14 of décret n° 2003-1306). Part-time that counts whole without it, to raise a child born from 2004 on or therapeutic, has none.
 */
export const surcotisation = (
  { carriere, enfants }: CompteDecrit,
  { demande: { dateDepart }, quotites = [], quotitesPassees = [] }: Estimee,
): readonly string[] => {
  const { from, quarters, disabledQuarters, disabledPercent } = partiesDe(regleDe(dateDepart)).paidPartTime
  const postes = carriere.filter(({ position }) => EN_EMPLOI.has(position))
  const enPartie = periodesJusquAu(
    { carriere: postes, enfants },
    { dateDepart, quotites, quotitesPassees },
  ).some(({ fin, quotite, compteTempsPlein }) => fin >= from && quotite < 100 && compteTempsPlein !== true)
  return enPartie
    ? [
        `La surcotisation d’un temps partiel, si vous l’avez payée ou la payez : jusqu’à ${trimestres(quarters)} de plus dans la pension. Ni ces trimestres ni leur prix ne sont calculés ici : votre employeur vous dira ce prix. Avec une incapacité permanente de ${pourcent(disabledPercent)} au moins, il n’y a pas de surcotisation : la retenue ordinaire, payée comme à temps plein, en donne jusqu’à ${disabledQuarters} (art. L. 11 bis du code des pensions).`,
      ]
    : []
}
