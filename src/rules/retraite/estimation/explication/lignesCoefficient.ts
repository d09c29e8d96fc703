import { dateEnChiffres } from '#rules/format/dates.ts'
import { avecJours, trimestres as enTrimestres } from '#rules/format/durees.ts'
import { compter, ecrire } from '#rules/format/nombres.ts'
import { premierDuMois } from '#rules/calendar/ages.ts'
import { auDessus } from '#rules/arrondis.ts'
import type { Droits } from '../../droit/droits.ts'
import type { Calcul } from '../calcul.ts'
import { annulationDe, annulationRetenue, sansDecote } from '../../montant/decote.ts'
import { surcoteSansRachat } from '../../montant/surcote.ts'
import { trimestresPourLaDecote } from '../../demande/services.ts'
import type { Ligne } from '../lignes.ts'
import { partiesDe } from '../../regle/regle.ts'
import { assuranceDe, comparaison } from './lignesDroits.ts'

const fois = (trimestres: number, taux: number) =>
  `${enTrimestres(trimestres)} × ${ecrire(taux)} % = ${ecrire(trimestres * taux)} %`

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
  return [
    {
      libelle: decote.trimestres === 0 ? 'Pas de décote, grâce à l’âge' : 'Décote',
      formule: `${comparaison(calcul)}${manquants === decote.trimestres ? '' : retenus(calcul)} ; ${fois(decote.trimestres, ratePerQuarter)}`,
      valeur: decote.pourcentage,
      unite: 'pourcent',
      source: parLAge ? `${source} ; ${annulationRetenue(demande, droits).source}` : source,
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
    : ` (${avecJours(enTrimestres(age.trimestres), age.jours)} comptés à l’âge légal : celui qui s’achève après n’est pas compté, selon une lecture à confirmer)`
}

const surcotes = {
  ordinaires: {
    libelle: 'Surcote',
    loi: 'surcote',
    quand: (droits: Droits) => `depuis le ${dateEnChiffres(premierDuMois(droits.dateSurcote))}`,
  },
  parentaux: {
    libelle: 'Surcote parentale',
    loi: 'parentalSurcote',
    quand: (droits: Droits) =>
      `dans l’année qui précède l’âge légal, le ${dateEnChiffres(droits.dateAgeLegal)}`,
  },
} as const

/**
 * Whether the age from which a surcote counts was read: for classed jobs, that of the ordinary one (loi n° 2023-270, art. 10 XXIV D; page of the State’s
 * office), not of the parental one, nor of services kept in another post.
 */
const ageSur = ({ demande, droits }: Calcul, sorte: keyof typeof surcotes): boolean =>
  droits.categorie === 'sedentaire' || (sorte === 'ordinaires' && demande.emploi === undefined)

const ligneSurcote = (calcul: Calcul, sorte: keyof typeof surcotes): Ligne[] => {
  const { libelle, loi, quand } = surcotes[sorte]
  const { ratePerQuarter, source } = partiesDe(calcul.droits.regle)[loi]
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
      formule: `${surplus(calcul)}, dont ${trimestres} ${quand(calcul.droits)}${lecture} ; ${fois(trimestres, ratePerQuarter)}`,
      valeur: trimestres * ratePerQuarter,
      unite: 'pourcent',
      source,
      confirme: calcul.requis.confirme && ageSur(calcul, sorte) && achetes <= 0 && !deuxSurcotes && !aCheval,
    },
  ]
}

/** Lines of what lowers or raises the percentage, each with the two quantities that it compares. */
export const lignesCoefficient = (calcul: Calcul): Ligne[] => [
  ...ligneDecote(calcul),
  ...ligneSurcote(calcul, 'ordinaires'),
  ...ligneSurcote(calcul, 'parentaux'),
]
