import { dateEnChiffres } from '#rules/format/dates.ts'
import { dureeEnLettres, trimestres as enTrimestres } from '#rules/format/durees.ts'
import { compter, ecrire } from '#rules/format/nombres.ts'
import { premierDuMois } from '#rules/calendar/ages.ts'
import { auDessus } from '#rules/arrondis.ts'
import { annulationDe, type Calcul } from '../calcul.ts'
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

/** Lines of the rights: the age that opens them and the quarters required. */
export const lignesDroits = (calcul: Calcul): Ligne[] => {
  const { droits, requis } = calcul
  const { age, source, confirme } = droits.ouverture
  return [
    {
      libelle: 'Âge d’ouverture des droits',
      formule: `génération ${droits.naissance.slice(0, 4)}, ${loiDe(droits.regle).label} : ${dureeEnLettres(age)}, soit un premier versement le ${dateEnChiffres(droits.dateOuverture)}`,
      valeur: age.annees + age.mois / 12,
      unite: 'annees',
      source,
      confirme,
    },
    {
      libelle: 'Trimestres requis',
      formule: `génération ${droits.naissance.slice(0, 4)}, ${loiDe(droits.regle).label} ; ${comparaison(calcul)}`,
      valeur: requis.trimestres,
      unite: 'trimestres',
      source: requis.source,
      confirme: requis.confirme,
    },
  ]
}

const fois = (trimestres: number, taux: number) =>
  `${compter(trimestres, 'trimestre')} × ${ecrire(taux)} % = ${ecrire(trimestres * taux)} %`

const ligneDecote = (calcul: Calcul): Ligne => {
  const { decote, demande, droits, requis } = calcul
  const manquants = auDessus(requis.trimestres - demande.trimestresAssurance)
  const annulation = dateEnChiffres(annulationDe(demande, droits))
  const { ratePerQuarter, maxQuarters, source } = partiesDe(droits.regle).decote
  const retenus =
    decote.trimestres === maxQuarters
      ? ` ; ${maxQuarters} comptent au plus`
      : ` ; ${decote.trimestres} séparent le départ du ${annulation}, où la décote disparaît : ce nombre, plus petit, compte`
  return {
    libelle: 'Décote',
    formule: `${comparaison(calcul)}${manquants === decote.trimestres ? '' : retenus} ; ${fois(decote.trimestres, ratePerQuarter)}`,
    valeur: decote.pourcentage,
    unite: 'pourcent',
    source,
    confirme: requis.confirme && droits.annulation.confirme,
  }
}

/** What the surcote counts above the quarters required, without what the law leaves out of it. */
const surplus = (calcul: Calcul): string => {
  const { demande, requis } = calcul
  const { trimestresAssurance, trimestresHorsSurcote = 0 } = demande
  const dehors = trimestresHorsSurcote > 0 ? `, moins ${trimestresHorsSurcote} que la surcote exclut,` : ''
  const plus = trimestresAssurance - trimestresHorsSurcote - requis.trimestres
  return `${assuranceDe(calcul)}${dehors} pour ${requis.trimestres} requis : ${plus} de plus`
}

const ligneSurcote = (
  calcul: Calcul,
  libelle: string,
  trimestres: number,
  quand: string,
  { ratePerQuarter, source }: Pick<Parties['surcote'], 'ratePerQuarter' | 'source'>,
): Ligne => ({
  libelle,
  formule: `${surplus(calcul)}, dont ${trimestres} ${quand} ; ${fois(trimestres, ratePerQuarter)}`,
  valeur: trimestres * ratePerQuarter,
  unite: 'pourcent',
  source,
  confirme: calcul.requis.confirme && calcul.droits.categorie === 'sedentaire',
})

/** Lines of what lowers or raises the percentage, each with the two quantities that it compares. */
export const lignesCoefficient = (calcul: Calcul): Ligne[] => {
  const { decote, surcote, droits } = calcul
  const debut = dateEnChiffres(premierDuMois(droits.dateSurcote))
  const loi = partiesDe(droits.regle)
  return [
    ...(decote.trimestres > 0 ? [ligneDecote(calcul)] : []),
    ...(surcote.ordinaires > 0
      ? [ligneSurcote(calcul, 'Surcote', surcote.ordinaires, `depuis le ${debut}`, loi.surcote)]
      : []),
    ...(surcote.parentaux > 0
      ? [
          ligneSurcote(
            calcul,
            'Surcote parentale',
            surcote.parentaux,
            `dans l’année qui précède le ${debut}`,
            loi.parentalSurcote,
          ),
        ]
      : []),
  ]
}
