import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** A month chosen in two lists: `01` to `12`, and a year. */
export interface MoisSaisi {
  readonly mois: string
  readonly annee: string
}

/** A working time to come, as typed; `cle` names its row. */
export interface QuotiteSaisie extends MoisSaisi {
  readonly cle: number
  readonly quotite: string
}

/** What the fields of the simulator hold, as typed. */
export interface Saisie extends MoisSaisi {
  readonly motif: string
  readonly indiceMajore: string
  readonly quotites: readonly QuotiteSaisie[]
  readonly enfants: string
  readonly rachatTrimestres: string
  readonly rachatOption: string
  readonly pointsRafp: string
  readonly revenuFiscalReference: string
  readonly parts: string
  readonly regle: Hypotheses['regle']
}

/** Working times that the contract lets through. */
export const NOMBRE_QUOTITES = 10

const SPACES = /[\s\u00A0\u202F]/g

/** A whole number as typed, spaces left aside; `vide` when nothing is, NaN when it is not one. */
const entier = (texte: string, vide: number): number => {
  const chiffres = texte.replaceAll(SPACES, '')
  if (chiffres === '') return vide
  return /^\d+$/.test(chiffres) ? Number(chiffres) : Number.NaN
}

/** A number as typed, with a comma or a point. */
const nombre = (texte: string, vide: number): number => {
  const chiffres = texte.replaceAll(SPACES, '').replace(',', '.')
  if (chiffres === '') return vide
  return /^\d+(?:\.\d+)?$/.test(chiffres) ? Number(chiffres) : Number.NaN
}

/** The 1st of a chosen month. */
export const premierJour = ({ annee, mois }: MoisSaisi): CalendarDate => `${annee}-${mois}-01`

/** The month that holds a date. */
export const moisSaisiDe = (date: CalendarDate): MoisSaisi => ({
  annee: date.slice(0, 4),
  mois: date.slice(5, 7),
})

/** The 1st of the month that follows a day: the first departure still to come. */
export const moisSuivant = (aujourdhui: CalendarDate): CalendarDate =>
  premierDuRang(rangDuMois(aujourdhui) + 1)

/** What is supposed from what is typed; a number that is not one is NaN, for the checks to find. */
export const hypothesesDe = (saisie: Saisie): Hypotheses => ({
  dateDepart: premierJour(saisie),
  motif: Number(saisie.motif),
  indiceMajore: entier(saisie.indiceMajore, 0),
  enfants: entier(saisie.enfants, Number.NaN),
  quotites: saisie.quotites.map((ligne) => ({
    debut: premierJour(ligne),
    quotite: nombre(ligne.quotite, Number.NaN),
  })),
  rachat: {
    trimestres: entier(saisie.rachatTrimestres, 0),
    option: Number(saisie.rachatOption) as Hypotheses['rachat']['option'],
  },
  pointsRafp: entier(saisie.pointsRafp, 0),
  revenuFiscalReference: Math.round(nombre(saisie.revenuFiscalReference, 0)),
  parts: nombre(saisie.parts, 1),
  regle: saisie.regle,
})

const texte = (valeur: number): string => String(valeur).replace('.', ',')
const texteOuVide = (valeur: number): string => (valeur === 0 ? '' : texte(valeur))

/** The fields as some suppositions fill them. */
export const saisieDe = (hypotheses: Hypotheses): Saisie => ({
  ...moisSaisiDe(hypotheses.dateDepart),
  motif: String(hypotheses.motif),
  indiceMajore: texteOuVide(hypotheses.indiceMajore),
  quotites: hypotheses.quotites.map(({ debut, quotite }, cle) => ({
    cle,
    ...moisSaisiDe(debut),
    quotite: texte(quotite),
  })),
  enfants: texte(hypotheses.enfants),
  rachatTrimestres: texteOuVide(hypotheses.rachat.trimestres),
  rachatOption: String(hypotheses.rachat.option),
  pointsRafp: texteOuVide(hypotheses.pointsRafp),
  revenuFiscalReference: texteOuVide(hypotheses.revenuFiscalReference),
  parts: texte(hypotheses.parts),
  regle: hypotheses.regle,
})

/** Years offered for a departure: from the present one to that of the 72nd birthday, and the one held if it is another. */
export const anneesOffertes = (
  { situation }: Cir,
  aujourdhui: CalendarDate,
  tenue: string,
): readonly string[] => {
  const premiere = Number(aujourdhui.slice(0, 4))
  const derniere = Math.max(premiere, Number(situation.dateNaissance.slice(0, 4)) + 72)
  const annees = Array.from({ length: derniere - premiere + 1 }, (_, rang) => String(premiere + rang))
  return annees.includes(tenue) ? annees : [tenue, ...annees].toSorted()
}
