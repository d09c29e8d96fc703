import { arrondir } from '#rules/arrondis.ts'
import { compter, ecrire } from '#rules/format/nombres.ts'
import type { Calcul } from '../calcul.ts'
import { pourcentageHandicap } from '../../montant/majorations.ts'
import { enEuros, type Ligne } from '../lignes.ts'
import { JOURS_PAR_TRIMESTRE } from '../../regle/trimestres.ts'
import { partiesDe } from '../../regle/regle.ts'
import { expressionPourcentage } from './expressionTaux.ts'
import { montantPour, montantsPour, pourcentagePour } from './formules.ts'

/** Label of a minimum that is compared with the pension, and not paid. */
export const MINIMUM_ECARTE = 'Minimum garanti, moins favorable'

/** Label of a minimum that is paid instead of the pension. */
export const MINIMUM_PAYE = 'Minimum garanti, plus favorable'

/** Label of the increase for children. */
export const MAJORATION_ENFANTS = 'Majoration pour enfants'

const ligneHandicap = ({ demande, droits, traitement, pension, majorationHandicap }: Calcul): Ligne => {
  const { disability, percentage } = partiesDe(droits.regle)
  const avant = pension - majorationHandicap
  const { trimestresHandicap = 0, joursHandicap = 0, trimestresLiquidables } = demande
  const accomplis = trimestresHandicap + joursHandicap / JOURS_PAR_TRIMESTRE
  const handicap = Math.min(accomplis, trimestresLiquidables)
  const imprime =
    handicap === accomplis && joursHandicap > 0
      ? `(${trimestresHandicap} + ${compter(joursHandicap, 'jour')} ÷ ${JOURS_PAR_TRIMESTRE})`
      : String(handicap)
  const pourcentage = pourcentageHandicap(demande, droits)
  const entiere = (base: number) => (base * pourcentage) / 100
  const place = (salaire = 0, base = 0) => (salaire * percentage.maximum) / 100 - base
  const [salaire, base] = montantsPour([traitement, avant], place)
  const plafond =
    arrondir(entiere(avant)) > arrondir(majorationHandicap)
      ? `, ramenés à ce qui manque pour ${percentage.maximum} % du traitement ; ${salaire} × ${percentage.maximum} % − ${base} = ${enEuros(place(traitement, avant))}`
      : ''
  return {
    libelle: 'Majoration pour handicap',
    formule: `${imprime} ÷ ${trimestresLiquidables} ÷ ${disability.increasePart} = ${ecrire((handicap * 100) / trimestresLiquidables / disability.increasePart)} %, arrondis à ${pourcentage} % ; ${montantPour(avant, entiere)} × ${pourcentage} % = ${enEuros(entiere(avant))}${plafond}`,
    valeur: majorationHandicap,
    unite: 'eurosParAn',
    source: 'art. R. 33 bis CPCMR',
    // How years as a recognised disabled worker count is a reading.
    confirme: false,
  }
}

const ligneMinimum = (calcul: Calcul, minimum: NonNullable<Calcul['minimum']>): Ligne => {
  const { minimumApplique, pension } = calcul
  const { reference, part, fraction, annee, montant, source, confirme } = minimum
  const obtenu = (pourcentage: number) => (reference * pourcentage) / 100
  const imprimee = fraction
    ? `${ecrire(fraction.trimestresServices)} ÷ ${fraction.trimestresRequis}`
    : pourcentagePour(part, obtenu)
  return {
    libelle: minimumApplique ? MINIMUM_PAYE : MINIMUM_ECARTE,
    formule: `${enEuros(reference)} × ${imprimee} = ${enEuros(montant)}, contre ${enEuros(pension)} calculés ; montant de référence de ${annee}, si toutes vos pensions sont demandées`,
    valeur: montant,
    unite: 'eurosParAn',
    source,
    confirme,
  }
}

/** Base of the increase for children, and the part of it that must stay within the salary with it: all but the surcote. */
const basesEnfants = ({ minimum, minimumApplique, pension, surcoteMontant }: Calcul) =>
  minimumApplique && minimum
    ? { base: minimum.montant, bornee: minimum.montant }
    : { base: pension, bornee: pension - surcoteMontant }

const ligneEnfants = (calcul: Calcul, baseConfirmee: boolean): Ligne => {
  const { traitement, enfantsPourcentage, enfantsMontant } = calcul
  const { base, bornee } = basesEnfants(calcul)
  const entiere = (montant: number) => (montant * enfantsPourcentage) / 100
  const place = (salaire = 0, montant = 0) => salaire - montant
  const [salaire, reduite] = montantsPour([traitement, bornee], place)
  const plafonnee = entiere(base) > enfantsMontant
  const sansSurcote = bornee < base ? ', la surcote mise à part' : ''
  const plafond = plafonnee
    ? `, ramenés à ce qui manque pour atteindre le traitement${sansSurcote} ; ${salaire} − ${reduite} = ${enEuros(place(traitement, bornee))}`
    : ''
  return {
    libelle: MAJORATION_ENFANTS,
    formule: `${montantPour(base, entiere)} × ${enfantsPourcentage} % = ${enEuros(entiere(base))}${plafond}`,
    valeur: enfantsMontant,
    unite: 'eurosParAn',
    source: 'art. L. 18 CPCMR',
    // Beside a surcote, the State’s office and that of the territorial services do not write the bound alike.
    confirme: baseConfirmee && (bornee === base || base + entiere(base) <= traitement),
  }
}

/** The part of its points that the NBI’s supplement pays, as a calculation. */
const partNbi = (calcul: Calcul): string => {
  const { demande, droits, requis, pourcentage } = calcul
  const { maximum } = partiesDe(droits.regle).percentage
  const { trimestresNbi } = demande
  return trimestresNbi === undefined || (maximum * trimestresNbi) / requis.trimestres > pourcentage
    ? expressionPourcentage(calcul)
    : `${maximum} % × ${trimestresNbi} ÷ ${requis.trimestres}`
}

const ligneNbi = (calcul: Calcul): Ligne => {
  const { nbi, trimestresNbi } = calcul.demande
  return {
    libelle: 'Supplément de nouvelle bonification indiciaire',
    formule: `${ecrire(nbi)} ${nbi < 2 ? 'point' : 'points'} × ${ecrire(calcul.point.annuelle, 4)} € × ${partNbi(calcul)} = ${enEuros(calcul.supplementNbi)}`,
    valeur: calcul.supplementNbi,
    unite: 'eurosParAn',
    source: 'art. 27 de la loi n° 91-73',
    confirme: trimestresNbi !== undefined && calcul.requis.confirme,
  }
}

/** Lines of what is compared with the pension, or added to it, which is sure before them or not. */
export const lignesMajorations = (calcul: Calcul, pensionConfirmee: boolean): Ligne[] => {
  const handicap = calcul.majorationHandicap > 0 ? [ligneHandicap(calcul)] : []
  const minimum = calcul.minimum ? [ligneMinimum(calcul, calcul.minimum)] : []
  const baseConfirmee = calcul.minimumApplique
    ? minimum.every(({ confirme }) => confirme)
    : pensionConfirmee && handicap.every(({ confirme }) => confirme)
  return [
    ...handicap,
    ...minimum,
    ...(calcul.enfantsPourcentage > 0 ? [ligneEnfants(calcul, baseConfirmee)] : []),
    ...(calcul.supplementNbi > 0 ? [ligneNbi(calcul)] : []),
  ]
}
