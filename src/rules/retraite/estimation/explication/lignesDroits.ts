import { dateEnChiffres } from '#rules/format/dates.ts'
import { dureeEnLettres, trimestres as enTrimestres } from '#rules/format/durees.ts'
import { compter, ecrire } from '#rules/format/nombres.ts'
import { premierDuMois } from '#rules/calendar/ages.ts'
import { auDessus } from '#rules/arrondis.ts'
import type { Categorie } from '../../droit/categorie.ts'
import type { Droits } from '../../droit/droits.ts'
import type { Calcul } from '../calcul.ts'
import { annulationDe, sansDecote } from '../../montant/decote.ts'
import { surcoteSansRachat } from '../../montant/surcote.ts'
import { trimestresPourLaDecote } from '../demande.ts'
import { cotisesDe, doutesDesCotises } from '../../droit/trimestresCotises.ts'
import type { Ligne } from '../lignes.ts'
import type { Parties } from '../../regle/loi.ts'
import { loiDe, partiesDe } from '../../regle/regle.ts'

const dureeAssurance = (nombre: number, jours = 0): string =>
  jours === 0 ? enTrimestres(nombre) : `${enTrimestres(nombre)} et ${compter(jours, 'jour')}`

const assuranceDe = ({ demande }: Calcul) => {
  const { trimestresAssurance, joursAssurance } = demande
  return `${dureeAssurance(trimestresAssurance, joursAssurance)} d’assurance`
}

const ecart = (trimestres: number) => {
  if (trimestres > 0) return trimestres === 1 ? '1 manque' : `${trimestres} manquent`
  return trimestres === 0 ? 'aucun ne manque' : `${-trimestres} de plus`
}

/** What there is beside what is asked for: « 158 trimestres d’assurance pour 169 requis : 11 manquent ». */
const comparaison = (calcul: Calcul): string => {
  const { demande, requis } = calcul
  const difference = requis.trimestres - demande.trimestresAssurance
  return `${assuranceDe(calcul)} pour ${requis.trimestres} requis : ${ecart(difference > 0 ? auDessus(difference) : difference)}`
}

/** Contributed quarters of a long career: those of the generation are asked for (art. D. 16-1 CPCMR). */
const ligneCotises = ({ demande, droits }: Calcul): Ligne => {
  const cotises = cotisesDe(demande)
  const { trimestres, ecartes } = cotises
  const requis = droits.requis.trimestres
  const incertains = doutesDesCotises(cotises, requis)
  const lus =
    ecartes === undefined
      ? `${enTrimestres(trimestres)}, cotisés ou réputés l’être`
      : `trimestres d’assurance, faute de connaître ceux qui sont cotisés, sans ceux qui sont accordés ou achetés ; ${demande.trimestresAssurance} − ${ecartes} = ${trimestres}`
  const doute = incertains === undefined ? '' : ` ; ce droit suppose ${incertains}`
  return {
    libelle: 'Trimestres cotisés',
    formule: `${lus} ; ${requis} requis${doute}`,
    valeur: trimestres,
    unite: 'trimestres',
    source: 'art. L. 25 bis, D. 16-1 et D. 16-2 CPCMR',
    // Insurance that stands for them is no count of what was contributed.
    confirme: incertains === undefined && ecartes === undefined,
  }
}

const categorieDite = {
  sedentaire: '',
  active: ', catégorie active',
  superactive: ', catégorie super-active',
} as const satisfies Record<Categorie, string>

/** The birth of the person, since a year may have several ages (1961, 1965), and the category that their services open where it is a classed one. */
const pourQui = ({ naissance, categorie }: Droits): string =>
  `naissance le ${dateEnChiffres(naissance)}${categorieDite[categorie]}`

/** What gives the number of quarters required: the year in which the right opens, or that of the birth. */
const requisPour = ({ requis, droits }: Calcul): string =>
  requis.annee === undefined
    ? pourQui(droits)
    : `droit ouvert avant ${partiesDe(droits.regle).requiredBefore60.age} ans en ${requis.annee}`

/**
 * What is told of another reading: for classed jobs born before the steps of loi n° 2023-270, the quarters of those who reach 60
 * in the year when the right opens.
 */
const autreLecture = ({ requis }: Calcul): string =>
  requis.autreLecture === undefined
    ? ''
    : ` ; peut-être ${requis.autreLecture} seulement : ceux de l’année où le droit s’ouvre (art. L. 13 III CPCMR)`

/** Lines of the rights: the age that opens them, the quarters required, and those contributed of a long career. */
export const lignesDroits = (calcul: Calcul): Ligne[] => {
  const { droits, requis, demande } = calcul
  const { age, source, confirme } = droits.ouverture
  return [
    {
      libelle: 'Âge d’ouverture des droits',
      formule: `${pourQui(droits)}, ${loiDe(droits.regle).label} : ${dureeEnLettres(age)}, soit un premier versement le ${dateEnChiffres(droits.dateOuverture)}`,
      valeur: age.annees + age.mois / 12,
      unite: 'annees',
      source,
      confirme,
    },
    {
      libelle: 'Trimestres requis',
      formule: `${requisPour(calcul)}, ${loiDe(droits.regle).label} ; ${comparaison(calcul)}${autreLecture(calcul)}`,
      valeur: requis.trimestres,
      unite: 'trimestres',
      source: requis.source,
      confirme: requis.confirme,
    },
    ...(demande.motif === 3 ? [ligneCotises(calcul)] : []),
  ]
}

const fois = (trimestres: number, taux: number) =>
  `${compter(trimestres, 'trimestre')} × ${ecrire(taux)} % = ${ecrire(trimestres * taux)} %`

/** Which of the quarters that miss count in the décote: so many at most, those before the age at which it disappears, none from it on. */
const retenus = ({ decote, demande, droits }: Calcul): string => {
  const { maxQuarters } = partiesDe(droits.regle).decote
  const annulation = dateEnChiffres(annulationDe(demande, droits))
  if (decote.trimestres === 0) return ` ; aucun ne compte depuis le ${annulation}, où la décote disparaît`
  return decote.trimestres === maxQuarters
    ? ` ; ${maxQuarters} comptent au plus`
    : ` ; ${compter(decote.trimestres, 'sépare', 'séparent')} le départ du ${annulation}, où la décote disparaît : ce nombre, plus petit, compte`
}

/** The décote, or that the age has made it disappear although quarters miss. */
const ligneDecote = (calcul: Calcul): Ligne[] => {
  const { decote, demande, droits, requis } = calcul
  const manquants = auDessus(requis.trimestres - demande.trimestresAssurance)
  if (sansDecote(demande) || manquants === 0) return []
  const { ratePerQuarter, maxQuarters, source } = partiesDe(droits.regle).decote
  const parLAge = decote.trimestres < Math.min(manquants, maxQuarters)
  const { annulmentOfDecote } = partiesDe(droits.regle)
  const age =
    annulationDe(demande, droits) < droits.dateAnnulation ? annulmentOfDecote.carers : droits.annulation
  return [
    {
      libelle: decote.trimestres === 0 ? 'Pas de décote, par l’âge' : 'Décote',
      formule: `${comparaison(calcul)}${manquants === decote.trimestres ? '' : retenus(calcul)} ; ${fois(decote.trimestres, ratePerQuarter)}`,
      valeur: decote.pourcentage,
      unite: 'pourcent',
      source: parLAge ? `${source} ; ${age.source}` : source,
      // The age of annulment of a category kept in another post is a reading.
      confirme: requis.confirme && droits.annulation.confirme && demande.emploi === undefined,
    },
  ]
}

/** What the surcote counts above the quarters required, without what the law leaves out of it. */
const surplus = (calcul: Calcul): string => {
  const { demande, requis } = calcul
  const { trimestresAssurance, trimestresHorsSurcote = 0 } = demande
  const exclus = trimestresHorsSurcote + trimestresPourLaDecote(demande)
  const dehors = exclus > 0 ? `, moins ${exclus} que la surcote exclut,` : ''
  const plus = trimestresAssurance - exclus - requis.trimestres
  return `${assuranceDe(calcul)}${dehors} pour ${requis.trimestres} requis : ${plus} de plus`
}

/** What is told of a quarter begun before the legal age and completed after it, which the parental surcote may count or not. */
const aChevalDit = ({ surcote, demande }: Calcul): string => {
  if (surcote.aCheval === 0) return ''
  const { assuranceALAge: age } = demande
  return age === undefined
    ? ', le dernier achevé après l’âge légal, selon une lecture à confirmer'
    : ` (${dureeAssurance(age.trimestres, age.jours)} comptés à l’âge légal : celui qui s’achève après n’est pas compté, selon une lecture à confirmer)`
}

const ligneSurcote = (
  calcul: Calcul,
  sorte: 'ordinaires' | 'parentaux',
  libelle: string,
  quand: string,
  { ratePerQuarter, source }: Pick<Parties['surcote'], 'ratePerQuarter' | 'source'>,
): Ligne[] => {
  const { [sorte]: trimestres, ordinaires } = calcul.surcote
  const aCheval = sorte === 'parentaux' && calcul.surcote.aCheval > 0
  if (trimestres === 0 && !aCheval) return []
  const achetes = trimestres - surcoteSansRachat(calcul)[sorte]
  const deuxSurcotes = sorte === 'parentaux' && trimestres > 0 && ordinaires > 0
  const lecture = [
    achetes > 0 ? `, dont ${achetes} par des études rachetées, selon une lecture à confirmer` : '',
    deuxSurcotes ? ', ajoutés à la surcote selon une lecture à confirmer' : '',
    aCheval ? aChevalDit(calcul) : '',
  ].join('')
  return [
    {
      libelle,
      formule: `${surplus(calcul)}, dont ${trimestres} ${quand}${lecture} ; ${fois(trimestres, ratePerQuarter)}`,
      valeur: trimestres * ratePerQuarter,
      unite: 'pourcent',
      source,
      confirme:
        calcul.requis.confirme &&
        calcul.droits.categorie === 'sedentaire' &&
        achetes <= 0 &&
        !deuxSurcotes &&
        !aCheval,
    },
  ]
}

/** Lines of what lowers or raises the percentage, each with the two quantities that it compares. */
export const lignesCoefficient = (calcul: Calcul): Ligne[] => {
  const { droits } = calcul
  const debut = dateEnChiffres(premierDuMois(droits.dateSurcote))
  const loi = partiesDe(droits.regle)
  return [
    ...ligneDecote(calcul),
    ...ligneSurcote(calcul, 'ordinaires', 'Surcote', `depuis le ${debut}`, loi.surcote),
    ...ligneSurcote(
      calcul,
      'parentaux',
      'Surcote parentale',
      `dans l’année qui précède l’âge légal, le ${dateEnChiffres(droits.dateSurcote)}`,
      loi.parentalSurcote,
    ),
  ]
}
