import type { Duree } from '#rules/calendar/ages.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ecrire } from '#rules/format/nombres.ts'
import type { Calcul } from './calcul.ts'
import { enEuros, type Ligne } from './lignes.ts'
import { POURCENTAGE_AVEC_BONIFICATIONS, POURCENTAGE_MAXIMUM } from '../montant/taux.ts'

const FORMULE_CONFIRMEE = true

const ans = ({ annees, mois }: Duree) => (mois === 0 ? `${annees} ans` : `${annees} ans ${mois} mois`)

/** Lines of the rights: ages and quarters required. */
const lignesDroits = ({ droits, requis }: Calcul): Ligne[] => [
  {
    libelle: 'Âge d’ouverture des droits',
    formule: `${ans(droits.ouverture.age)}, soit un premier versement le ${dateEnChiffres(droits.dateOuverture)}`,
    valeur: droits.ouverture.age.annees + droits.ouverture.age.mois / 12,
    source: droits.ouverture.source,
    confirme: droits.ouverture.confirme,
  },
  {
    libelle: 'Trimestres requis',
    formule: `génération ${droits.naissance.slice(0, 4)}, règles du ${dateEnChiffres(droits.regle)}`,
    valeur: requis.trimestres,
    source: requis.source,
    confirme: requis.confirme,
  },
]

const ligneTraitement = ({ indice, point, traitement, demande }: Calcul): Ligne => ({
  libelle: 'Traitement indiciaire brut annuel, détenu depuis six mois',
  formule: `${typeof demande.indiceMajore === 'string' ? `${demande.indiceMajore} = ` : ''}indice majoré ${indice.majore} × ${ecrire(point.annuelle, 4)} € (point depuis le ${dateEnChiffres(point.depuis)}) = ${enEuros(traitement)}`,
  valeur: traitement,
  source: `art. L. 15 CPCMR ; ${point.source}`,
  confirme: indice.confirme && point.confirme,
})

const lignePourcentage = ({ demande, requis, pourcentage }: Calcul): Ligne => {
  const { trimestresLiquidables, trimestresBonification } = demande
  const services = Math.min(trimestresLiquidables - trimestresBonification, requis.trimestres)
  const comptes = services + trimestresBonification
  const plafond = trimestresBonification > 0 ? POURCENTAGE_AVEC_BONIFICATIONS : POURCENTAGE_MAXIMUM
  return {
    libelle: 'Pourcentage de la pension avant décote ou surcote',
    formule: `${POURCENTAGE_MAXIMUM} % × ${comptes} ÷ ${requis.trimestres} = ${ecrire(pourcentage)} % (plafond ${plafond} %)`,
    valeur: pourcentage,
    source: 'art. L. 13 et L. 14 CPCMR',
    confirme: requis.confirme,
  }
}

const lignesCoefficient = ({ decote, surcote, droits, requis }: Calcul): Ligne[] => {
  const lignes: Ligne[] = []
  if (decote.trimestres > 0)
    lignes.push({
      libelle: 'Décote',
      formule: `${decote.trimestres} trimestres × 1,25 % = ${ecrire(decote.pourcentage)} %`,
      valeur: decote.pourcentage,
      source: 'art. L. 14 I CPCMR',
      confirme: requis.confirme && droits.annulation.confirme,
    })
  if (surcote.ordinaires > 0)
    lignes.push({
      libelle: 'Surcote',
      formule: `${surcote.ordinaires} trimestres × 1,25 % = ${ecrire(surcote.ordinaires * 1.25)} %`,
      valeur: surcote.ordinaires * 1.25,
      source: 'art. L. 14 III CPCMR',
      confirme: requis.confirme && droits.categorie === 'sedentaire',
    })
  if (surcote.parentaux > 0)
    lignes.push({
      libelle: 'Surcote parentale',
      formule: `${surcote.parentaux} trimestres × 1,25 % = ${ecrire(surcote.parentaux * 1.25)} %`,
      valeur: surcote.parentaux * 1.25,
      source: 'art. L. 14 IV et V CPCMR',
      confirme: requis.confirme && droits.categorie === 'sedentaire',
    })
  return lignes
}

const lignesPension = ({
  traitement,
  taux,
  pension,
  majorationHandicap,
  requis,
  indice,
}: Calcul): Ligne[] => {
  const avant = pension - majorationHandicap
  const lignes: Ligne[] = [
    {
      libelle: 'Pension annuelle avant minimum et majorations',
      formule: `${enEuros(traitement)} × ${ecrire(taux)} % = ${enEuros(avant)}`,
      valeur: avant,
      source: 'art. L. 13 à L. 15 CPCMR',
      confirme: requis.confirme && indice.confirme,
    },
  ]
  if (majorationHandicap > 0)
    lignes.push({
      libelle: 'Majoration pour handicap',
      formule: `un tiers de la part des services accomplis avec un handicap, dans la limite de ${POURCENTAGE_MAXIMUM} % du traitement`,
      valeur: majorationHandicap,
      source: 'art. R. 33 bis CPCMR',
      confirme: FORMULE_CONFIRMEE,
    })
  return lignes
}

const lignesMajorations = (calcul: Calcul): Ligne[] => {
  const { minimum, minimumApplique, enfantsPourcentage, enfantsMontant, supplementNbi, pension } = calcul
  const base = minimumApplique && minimum ? minimum.montant : pension
  const lignes: Ligne[] = []
  if (minimum)
    lignes.push({
      libelle: minimumApplique ? 'Minimum garanti, plus favorable' : 'Minimum garanti, moins favorable',
      formule: `${enEuros(minimum.reference)} (référence ${minimum.annee}) × ${ecrire(minimum.part)} % = ${enEuros(minimum.montant)}, si toutes vos pensions sont demandées`,
      valeur: minimum.montant,
      source: minimum.source,
      confirme: minimum.confirme,
    })
  if (enfantsPourcentage > 0)
    lignes.push({
      libelle: 'Majoration pour enfants',
      formule: `${enEuros(base)} × ${enfantsPourcentage} %, dans la limite du traitement = ${enEuros(enfantsMontant)}`,
      valeur: enfantsMontant,
      source: 'art. L. 18 CPCMR',
      confirme: FORMULE_CONFIRMEE,
    })
  if (supplementNbi > 0)
    lignes.push({
      libelle: 'Supplément de nouvelle bonification indiciaire',
      formule: `${calcul.demande.nbi} points × ${ecrire(calcul.point.annuelle, 4)} € × ${ecrire(calcul.taux)} % = ${enEuros(supplementNbi)}`,
      valeur: supplementNbi,
      source: 'art. 27 de la loi n° 91-73',
      confirme: false,
    })
  return lignes
}

/** The lines that lead from the rights to the gross pension, in the order of the calculation. */
export const expliquerPension = (calcul: Calcul): readonly Ligne[] => [
  ...lignesDroits(calcul),
  ligneTraitement(calcul),
  lignePourcentage(calcul),
  ...lignesCoefficient(calcul),
  ...lignesPension(calcul),
  ...lignesMajorations(calcul),
  {
    libelle: 'Pension brute annuelle',
    formule: `${enEuros(calcul.total)} par an, soit ${enEuros(calcul.total / 12)} par mois`,
    valeur: calcul.total,
    source: 'art. L. 90 CPCMR',
    confirme: FORMULE_CONFIRMEE,
  },
]
