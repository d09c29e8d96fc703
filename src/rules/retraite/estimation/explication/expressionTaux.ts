import { ecrire } from '#rules/format/nombres.ts'
import type { Calcul } from '../calcul.ts'
import { partiesDe } from '../../regle/regle.ts'

const bornes = ({ droits }: Calcul) => partiesDe(droits.regle).percentage

/** The percentage of the salary before any bound, as a calculation: « 75 % × (148 + 8) ÷ 169 ». */
export const fractionEntiere = (calcul: Calcul): string => {
  const { demande, requis } = calcul
  const { trimestresLiquidables, trimestresBonification: bonification } = demande
  const services = Math.min(trimestresLiquidables - bonification, requis.trimestres)
  const comptes = bonification > 0 ? `(${services} + ${bonification})` : `${services}`
  return `${bornes(calcul).maximum} % × ${comptes} ÷ ${requis.trimestres}`
}

/** Value of `fractionEntiere`, in percent. */
export const pourcentageEntier = (calcul: Calcul): number => {
  const { demande, requis } = calcul
  const { trimestresLiquidables, trimestresBonification: bonification } = demande
  const services = Math.min(trimestresLiquidables - bonification, requis.trimestres)
  return (bornes(calcul).maximum * (services + bonification)) / requis.trimestres
}

/** The percentage of the salary within its bounds, before décote or surcote, as a calculation. */
export const expressionPourcentage = (calcul: Calcul): string => {
  const { maximum, withBonifications } = bornes(calcul)
  const borne = [withBonifications, maximum].find((une) => une === calcul.pourcentage)
  return borne === undefined ? fractionEntiere(calcul) : `${borne} %`
}

const coefficient = ({ decote, surcote }: Calcul): string => {
  if (decote.trimestres > 0) return ` × (100 % − ${ecrire(decote.pourcentage)} %)`
  return surcote.trimestres > 0 ? ` × (100 % + ${ecrire(surcote.pourcentage)} %)` : ''
}

/** The rate of a pension as a calculation. */
export const expressionTaux = (calcul: Calcul): string =>
  `${expressionPourcentage(calcul)}${coefficient(calcul)}`
