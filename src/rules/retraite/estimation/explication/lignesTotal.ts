import type { Calcul } from '../calcul.ts'
import { enEuros, type Ligne } from '../lignes.ts'
import { montantPour, montantsPour } from './formules.ts'
import { MINIMUM_ECARTE } from './lignesMajorations.ts'

const somme = (...termes: readonly number[]) => termes.reduce((total, terme) => total + terme, 0)

const termesDe = (calcul: Calcul): readonly number[] => {
  const { minimum, minimumApplique, pension, majorationHandicap, enfantsMontant, supplementNbi } = calcul
  const base =
    minimumApplique && minimum ? [minimum.montant] : [pension - majorationHandicap, majorationHandicap]
  return [...base, enfantsMontant, supplementNbi].filter((terme, rang) => rang === 0 || terme > 0)
}

/** Gross pension of a year and of a month, from the lines that lead to it. */
export const lignesTotal = (calcul: Calcul, lignes: readonly Ligne[]): Ligne[] => {
  const { total } = calcul
  const termes = termesDe(calcul)
  // A minimum that is not paid is none of the figures that the pension comes from.
  const confirme = lignes.every((ligne) => ligne.confirme || ligne.libelle === MINIMUM_ECARTE)
  const addition = montantsPour(termes, somme).join(' + ')
  return [
    {
      libelle: 'Pension brute annuelle',
      formule:
        termes.length === 1 ? `${enEuros(total)}, sans rien y ajouter` : `${addition} = ${enEuros(total)}`,
      valeur: total,
      unite: 'eurosParAn',
      source: 'art. L. 90 CPCMR',
      confirme,
    },
    {
      libelle: 'Pension brute mensuelle',
      formule: `${montantPour(total, (annuelle) => annuelle / 12)} ÷ 12 = ${enEuros(total / 12)}`,
      valeur: total / 12,
      unite: 'eurosParMois',
      source: 'art. L. 90 CPCMR',
      confirme,
    },
  ]
}
