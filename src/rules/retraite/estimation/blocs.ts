import { auCentime } from '#rules/money.ts'
import { ecrire } from '#rules/format/nombres.ts'
import type { Calcul } from './calcul.ts'
import { enEuros, type Ligne } from './lignes.ts'
import { prelevementsDe } from '../montant/prelevements.ts'
import { progressiveDe } from '../montant/progressive.ts'
import { coutRachat, echelonnements } from '../montant/rachat.ts'
import { rafpDe } from '../montant/rafp.ts'

/** A block of an answer and its lines. */
interface Bloc<V> {
  readonly valeur: V
  readonly lignes: readonly Ligne[]
}

const FORMES = {
  rente: 'rente mensuelle',
  capital: 'capital versé une fois',
  fractionne: 'capital versé en deux fois',
  nonOuvert: 'ouverte à l’âge légal seulement',
} as const

/** The additional pension, when points are given. */
export const blocRafp = ({ demande, droits }: Calcul) => {
  if (!demande.rafp) return undefined
  const { points } = demande.rafp
  const rafp = rafpDe({
    points,
    naissance: demande.dateNaissance,
    effet: demande.dateDepart,
    ageLegal: droits.dateAgeLegal,
  })
  const { coefficientAge, forme } = rafp
  const capital = auCentime(rafp.capital)
  const renteMensuelle = auCentime(rafp.renteMensuelle)
  const facteur = forme === 'rente' ? ' ÷ 12' : ` × ${ecrire(rafp.facteurCapital)}`
  const fraction = forme === 'fractionne' ? `, dont ${enEuros(rafp.premiereFraction)} d’abord` : ''
  const ligne: Ligne = {
    libelle: `Retraite additionnelle (RAFP) : ${FORMES[forme]}`,
    formule: `${ecrire(points)} points × ${ecrire(rafp.valeurService, 5)} € × ${ecrire(coefficientAge)}${facteur}${fraction}`,
    valeur: forme === 'rente' ? renteMensuelle : capital,
    source: 'décret n° 2004-569, art. 6, 8 et 9',
    confirme: rafp.confirme,
  }
  return {
    valeur: { coefficientAge, forme, capital, renteMensuelle },
    lignes: [ligne],
  } satisfies Bloc<unknown>
}

/** The cost of study quarters, when some are to be bought. */
export const blocRachat = ({ demande, indice }: Calcul) => {
  const achat = demande.rachat
  const rachat = achat && coutRachat({ ...achat, naissance: demande.dateNaissance, indice })
  if (!achat || !rachat) return undefined
  const { pourcentageParTrimestre, indicatif } = rachat
  const cout = auCentime(rachat.cout)
  const annees = echelonnements(achat.trimestres, false).at(-1)
  const ligne: Ligne = {
    libelle: 'Coût du rachat d’années d’études (non déduit de la pension)',
    formule: `${achat.trimestres} trimestres × ${ecrire(pourcentageParTrimestre)} % (demande à ${rachat.age} ans, option ${achat.option}) × traitement annuel = ${enEuros(cout)}, payable ${annees === 1 ? 'en une fois' : `sur ${annees} ans au plus`}`,
    valeur: cout,
    source: indicatif
      ? 'barème indicatif : décret n° 2003-1310, art. 2, abrogé le 01/01/2026'
      : 'décret n° 2003-1310, art. 2',
    confirme: !indicatif,
  }
  return { valeur: { pourcentageParTrimestre, cout, indicatif }, lignes: [ligne] } satisfies Bloc<unknown>
}

/** The partial pension of a progressive retirement, when a quotité is given. */
export const blocProgressive = ({ demande, total, traitement }: Calcul) => {
  if (!demande.progressive) return undefined
  const partielle = progressiveDe(total / 12, traitement / 12, demande.progressive.quotite)
  const { fraction } = partielle
  const pensionPartielleMensuelle = auCentime(partielle.pensionPartielleMensuelle)
  const ligne: Ligne = {
    libelle: 'Pension partielle de retraite progressive, par mois',
    formule: `${enEuros(total / 12)} × (100 % − ${demande.progressive.quotite} %) = ${enEuros(pensionPartielleMensuelle)}`,
    valeur: pensionPartielleMensuelle,
    source: 'art. L. 89 bis et D. 37-1 CPCMR',
    confirme: true,
  }
  return { valeur: { fraction, pensionPartielleMensuelle }, lignes: [ligne] } satisfies Bloc<unknown>
}

/** Levies of a month, when the household is told. */
export const blocPrelevements = ({ demande, total }: Calcul) => {
  if (!demande.prelevements) return undefined
  const { csg, crds, casa, pensionNetteMensuelle, taux, confirme } = prelevementsDe(
    total / 12,
    demande.prelevements,
    demande.dateDepart,
  )
  const ligne = (libelle: string, pourcentage: number, valeur: number): Ligne => ({
    libelle: `${libelle}, par mois`,
    formule: `${enEuros(total / 12)} × ${ecrire(pourcentage)} % = ${enEuros(valeur)}`,
    valeur,
    source: 'art. L. 136-8 CSS',
    confirme,
  })
  const lignes = [ligne('CSG', taux.csg, csg), ligne('CRDS', taux.crds, crds), ligne('CASA', taux.casa, casa)]
  return { valeur: { csg, crds, casa, pensionNetteMensuelle }, lignes } satisfies Bloc<unknown>
}
