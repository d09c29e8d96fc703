import { dateEnChiffres } from '#rules/format/dates.ts'
import { avecJours, dureeEnLettres, trimestres as enTrimestres } from '#rules/format/durees.ts'
import type { Categorie } from '../../demande/categorie.ts'
import type { Droits } from '../../droit/droits.ts'
import type { Calcul } from '../calcul.ts'
import { cotisesDe, doutesDesCotises } from '../../droit/trimestresCotises.ts'
import type { Ligne } from '../lignes.ts'
import { loiDe, partiesDe } from '../../regle/regle.ts'
import { auDessus } from '#rules/arrondis.ts'

export const assuranceDe = ({ demande }: Calcul) => {
  const { trimestresAssurance, joursAssurance } = demande
  return `${avecJours(enTrimestres(trimestresAssurance), joursAssurance)} d’assurance`
}

const ecart = (trimestres: number) => {
  if (trimestres > 0) return trimestres === 1 ? '1 manque' : `${trimestres} manquent`
  return trimestres === 0 ? 'aucun ne manque' : `${-trimestres} de plus`
}

/** What there is beside what is asked for: « 158 trimestres d’assurance pour 169 requis : 11 manquent ». */
export const comparaison = (calcul: Calcul): string => {
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
