import { arrondir } from '#rules/arrondis.ts'
import { auCentime } from '#rules/money.ts'
import { premierDuMois } from '#rules/calendar/ages.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { trimestres } from '#rules/format/durees.ts'
import { ecrire } from '#rules/format/nombres.ts'
import type { Calcul } from './calcul.ts'
import { montantPour } from './explication/formules.ts'
import { enEuros, type Ligne } from './lignes.ts'
import { fractionDuTemps } from '../droit/quotite.ts'
import { progressiveDe } from '../montant/progressive/progressive.ts'
import { echelonnement, prixDuRachat } from '../montant/rachat.ts'
import { type Rafp, rafpDe } from '../montant/rafp.ts'

/** A block of an answer and its lines. */
export interface Bloc<V> {
  readonly valeur: V
  readonly lignes: readonly Ligne[]
}

const FORMES = {
  rente: 'rente mensuelle',
  capital: 'capital versé une fois',
  fractionne: 'capital versé en deux fois',
  nonOuvert: 'ouverte à l’âge légal seulement',
} as const

const UNITES = {
  rente: 'eurosParMois',
  capital: 'euros',
  fractionne: 'euros',
  nonOuvert: 'aucune',
} as const satisfies Record<keyof typeof FORMES, Ligne['unite']>

const AVEC_LA_PENSION_ENTIERE = 'versée avec la pension entière'

const formuleRafp = (points: number, rafp: Rafp, ouverture: string): string => {
  const { coefficientAge, forme, valeurService, facteurCapital, capital, renteMensuelle, premiereFraction } =
    rafp
  const dits = `${ecrire(points, 5)} ${points < 2 ? 'point' : 'points'}`
  const annuelle = `${dits} × ${ecrire(valeurService, 5)} € × ${ecrire(coefficientAge)}`
  if (forme === 'nonOuvert') return `versée au plus tôt le ${ouverture}, à l’âge légal de votre génération`
  if (forme === 'rente') return `${annuelle} ÷ 12 = ${enEuros(renteMensuelle)}`
  const fraction = `premier versement ${annuelle} × ${rafp.moisPremiereFraction} ÷ 12 = ${enEuros(premiereFraction)} ; en tout `
  return `${forme === 'fractionne' ? fraction : ''}${annuelle} × ${ecrire(facteurCapital)} = ${enEuros(capital)}`
}

/** The additional pension, when points are given. */
export const blocRafp = ({ demande, droits }: Calcul) => {
  if (!demande.rafp) return undefined
  const { points } = demande.rafp
  const rafp = rafpDe({
    points,
    naissance: demande.dateNaissance,
    effet: demande.dateDepart,
    ageLegal: droits.dateAgeLegal,
    partielle: demande.progressive !== undefined,
  })
  const { coefficientAge, forme, confirme } = rafp
  const capital = auCentime(rafp.capital)
  const renteMensuelle = auCentime(rafp.renteMensuelle)
  const ligne: Ligne = {
    libelle: `Retraite additionnelle (RAFP) : ${demande.progressive ? AVEC_LA_PENSION_ENTIERE : FORMES[forme]}`,
    formule: demande.progressive
      ? 'la retraite progressive ne l’ouvre pas'
      : formuleRafp(points, rafp, dateEnChiffres(premierDuMois(droits.dateAgeLegal))),
    valeur: forme === 'rente' ? renteMensuelle : capital,
    unite: UNITES[forme],
    source: demande.progressive ? 'loi n° 2003-775, art. 76' : 'décret n° 2004-569, art. 6, 8 et 9',
    confirme,
  }
  return {
    valeur: { coefficientAge, forme, capital, renteMensuelle, indicatif: !confirme },
    lignes: [ligne],
  } satisfies Bloc<unknown>
}

/** The cost of study quarters, when some are to be bought. */
export const blocRachat = ({ demande }: Calcul) => {
  const achat = demande.rachat
  const rachat = achat && prixDuRachat(demande, achat)
  if (!achat || !rachat) return undefined
  const { pourcentageParTrimestre, indicatif } = rachat
  const cout = auCentime(rachat.cout)
  const paiement = echelonnement(achat.trimestres, false)
  const annees = paiement.annees.at(-1)
  const ligne: Ligne = {
    libelle: 'Coût du rachat d’années d’études (non déduit de la pension)',
    formule: `${trimestres(achat.trimestres)} × ${ecrire(pourcentageParTrimestre)} % × indice ${rachat.indice.majore} × ${ecrire(rachat.point.annuelle, 4)} € = ${enEuros(cout)} ; demande à ${rachat.age} ans, à l’indice d’alors, option ${achat.option}, payable ${annees === 1 ? 'en une fois' : `sur ${annees} ans au plus`}${paiement.confirme ? '' : ' (lecture non confirmée)'}`,
    valeur: cout,
    unite: 'euros',
    source: indicatif
      ? 'barème indicatif : décret n° 2003-1310, art. 2, abrogé le 01/01/2026'
      : 'décret n° 2003-1310, art. 2',
    confirme: !indicatif,
  }
  return { valeur: { pourcentageParTrimestre, cout, indicatif }, lignes: [ligne] } satisfies Bloc<unknown>
}

/** What is not worked, as an expression: a percentage, or a fraction that no percentage writes exactly. */
const nonTravaille = (quotite: number): string => {
  const fraction = fractionDuTemps(quotite)
  return fraction === undefined ? `(100 % − ${ecrire(quotite, 8)} %)` : `(1 − ${fraction})`
}

/** The partial pension of a progressive retirement, when a quotité is given, of a full one that is sure or not. */
export const blocProgressive = ({ demande, total, traitement }: Calcul, pensionConfirmee: boolean) => {
  if (!demande.progressive) return undefined
  const partielle = progressiveDe(total / 12, traitement / 12, demande.progressive)
  const { fraction } = partielle
  const pensionPartielleMensuelle = auCentime(partielle.pensionPartielleMensuelle)
  const ligne: Ligne = {
    libelle: 'Pension partielle de retraite progressive, par mois',
    formule: `${montantPour(total / 12, (pleine) => (pleine * fraction) / 100)} × ${nonTravaille(demande.progressive.quotite)} = ${enEuros(pensionPartielleMensuelle)}`,
    valeur: pensionPartielleMensuelle,
    unite: 'eurosParMois',
    source: 'art. L. 89 bis et D. 37-1 CPCMR',
    confirme: pensionConfirmee,
  }
  const indicatif = !pensionConfirmee
  return {
    valeur: { fraction: arrondir(fraction), pensionPartielleMensuelle, indicatif },
    lignes: [ligne],
  } satisfies Bloc<unknown>
}
