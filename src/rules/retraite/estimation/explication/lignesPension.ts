import { dateEnChiffres } from '#rules/format/dates.ts'
import { ecrire, enLettres } from '#rules/format/nombres.ts'
import { minuscule } from '#rules/format/typographie.ts'
import type { Calcul } from '../calcul.ts'
import { enEuros, type Ligne } from '../lignes.ts'
import { partiesDe } from '../../regle/regle.ts'
import { expressionTaux, fractionEntiere, pourcentageEntier } from './expressionTaux.ts'
import { montantPour } from './formules.ts'
import { lignesCoefficient } from './lignesCoefficient.ts'
import { lignesDroits } from './lignesDroits.ts'
import { lignesMajorations } from './lignesMajorations.ts'
import { lignesTotal } from './lignesTotal.ts'

const ligneTraitement = ({ indice, point, traitement, demande, droits }: Calcul): Ligne => ({
  libelle: `Traitement indiciaire brut annuel, détenu depuis ${enLettres(partiesDe(droits.regle).referenceIndex.heldMonths)} mois`,
  formule: `${typeof demande.indiceMajore === 'string' ? `groupe hors échelle ${demande.indiceMajore} ; ` : ''}indice majoré ${indice.majore} × ${ecrire(point.annuelle, 4)} € = ${enEuros(traitement)} ; valeur du point depuis le ${dateEnChiffres(point.depuis)}`,
  valeur: traitement,
  unite: 'eurosParAn',
  source: `art. L. 15 CPCMR ; ${minuscule(point.source)}`,
  confirme: indice.confirme && point.confirme,
})

const lignePourcentage = (calcul: Calcul): Ligne => {
  const { demande, droits, requis, pourcentage } = calcul
  const services = demande.trimestresLiquidables - demande.trimestresBonification
  const entier = pourcentageEntier(calcul)
  const limite =
    services > requis.trimestres
      ? `${services} trimestres de services : ${requis.trimestres} comptent au plus ; `
      : ''
  const plafond = entier > pourcentage ? `, ramenés à ${ecrire(pourcentage)} %` : ''
  return {
    libelle: 'Pourcentage de la pension avant décote ou surcote',
    formule: `${limite}${fractionEntiere(calcul)} = ${ecrire(entier)} %${plafond}`,
    valeur: pourcentage,
    unite: 'pourcent',
    source: partiesDe(droits.regle).percentage.source,
    confirme: requis.confirme,
  }
}

const lignePension = (calcul: Calcul, facteurs: readonly Ligne[]): Ligne => {
  const { traitement, taux, pension, majorationHandicap } = calcul
  const avant = (base: number) => (base * taux) / 100
  return {
    libelle: 'Pension annuelle avant minimum et majorations',
    formule: `${montantPour(traitement, avant)} × ${expressionTaux(calcul)} = ${enEuros(avant(traitement))}`,
    valeur: pension - majorationHandicap,
    unite: 'eurosParAn',
    source: 'art. L. 13 à L. 15 CPCMR',
    confirme: facteurs.every(({ confirme }) => confirme),
  }
}

/** The lines that lead from the rights to the gross pension, in the order of the calculation. */
export const expliquerPension = (calcul: Calcul): readonly Ligne[] => {
  const facteurs = [ligneTraitement(calcul), lignePourcentage(calcul), ...lignesCoefficient(calcul)]
  const pension = lignePension(calcul, facteurs)
  const lignes = [
    ...lignesDroits(calcul),
    ...facteurs,
    pension,
    ...lignesMajorations(calcul, pension.confirme),
  ]
  return [...lignes, ...lignesTotal(calcul, lignes)]
}
