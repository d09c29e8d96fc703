import { array, boolean, object, string, type InferType, ValidationError } from 'yup'
import { HANDICAP } from '#rules/retraite/demande/demande.ts'
import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { periodesSansQuotite } from '#rules/carriere/services/periodes.ts'
import { quotiteProgressive } from '#rules/simulation/comparaison/comparaison.ts'
import { indiceDit } from '#rules/simulation/hypotheses/hypotheses.ts'
import { quotiteARetaper, quotiteSaisie } from '#rules/retraite/droit/quotite.ts'
import { indiceDe } from '#rules/retraite/montant/indice.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { fautesDesHypotheses } from './fautes/hypothesesFautes.ts'
import type { Hypotheses } from './simulateur.ts'

/** Working times that the contract lets through. */
export const NOMBRE_QUOTITES = 10

const texte = () => string().defined()
const mois = () => string<CalendarDate>().defined()

/** What the fields of the simulator hold, as typed; a month is its 1st, `AAAA-MM-01`. */
const saisieSchema = object({
  dateDepart: mois(),
  motif: texte(),
  indiceMajore: texte(),
  regle: string<Hypotheses['regle']>().defined(),
  quotites: array(object({ debut: mois(), quotite: texte() })).defined(),
  quotitesPassees: array(object({ periodeId: texte(), quotite: texte() })).defined(),
  trimestresHandicap: texte(),
  trimestresNbi: texte(),
  moyenneNbi: texte(),
  annulationA65: boolean().defined(),
  incapacitePermanente: boolean().defined(),
  enfants: texte(),
  rachatTrimestres: texte(),
  rachatOption: texte(),
  pointsRafp: texte(),
  revenuFiscalReference: texte(),
  parts: texte(),
  quotiteProgressive: texte(),
})

export type HypothesesForm = InferType<typeof saisieSchema>

/** What the simulator takes from someone with this account, as of a day: all that is to mend before an estimate. */
export const hypothesesFormSchema = (cir: Cir, aujourdhui: CalendarDate) =>
  saisieSchema.test('estimation', (saisie, context) => {
    const fautes = fautesDesHypotheses(cir, hypothesesDe(saisie), aujourdhui, moisSuivant(aujourdhui))
    const erreurs = Object.entries(fautes).map(([path, message]) => context.createError({ path, message }))
    return erreurs.length === 0 || new ValidationError(erreurs)
  })

const SPACES = /[\s\u00A0\u202F]/g

/** A whole number as typed, spaces left aside; `vide` when nothing is, NaN when it is not one. */
const entier = (saisi: string, vide: number): number => {
  const chiffres = saisi.replaceAll(SPACES, '')
  if (chiffres === '') return vide
  return /^\d+$/.test(chiffres) ? Number(chiffres) : Number.NaN
}

/** Whether what is typed for an index begins as a lettered group does. */
const enLettres = (saisi: string): boolean => /^[a-z]/i.test(saisi.trim())

/** A majored index as typed, or that of a lettered group at the departure: « A3 », « F ». */
const indice = (saisi: string, depart: CalendarDate): number =>
  enLettres(saisi) ? (indiceDe(saisi, depart)?.majore ?? Number.NaN) : entier(saisi, 0)

/** A number as typed, with a comma or a point. */
const nombre = (saisi: string, vide: number): number => {
  const chiffres = saisi.replaceAll(SPACES, '').replace(',', '.')
  if (chiffres === '') return vide
  return /^\d+(?:\.\d+)?$/.test(chiffres) ? Number(chiffres) : Number.NaN
}

/** A working time as typed, in percent or in hours (`20/35`). */
const quotiteTapee = (saisi: string, vide: number): number => {
  const lue = nombre(saisi, vide)
  return Number.isNaN(lue) ? quotiteSaisie(saisi) || Number.NaN : lue
}

/** What is supposed from what is typed; a number that is not one is NaN, for the checks to find. */
export const hypothesesDe = (saisie: HypothesesForm): Hypotheses => ({
  dateDepart: saisie.dateDepart,
  motif: Number(saisie.motif),
  indiceMajore: indice(saisie.indiceMajore, saisie.dateDepart),
  ...(enLettres(saisie.indiceMajore) && { groupeHorsEchelle: saisie.indiceMajore.trim() }),
  enfants: entier(saisie.enfants, Number.NaN),
  quotites: saisie.quotites.map(({ debut, quotite }) => ({
    debut,
    quotite: quotiteTapee(quotite, Number.NaN),
  })),
  ...(saisie.quotitesPassees.length > 0 && {
    quotitesPassees: saisie.quotitesPassees.map(({ periodeId, quotite }) => ({
      periodeId,
      quotite: quotiteTapee(quotite, 0),
    })),
  }),
  // For another reason, what was typed of quarters done while disabled is not supposed.
  ...(Number(saisie.motif) === HANDICAP &&
    saisie.trimestresHandicap.trim() !== '' && {
      trimestresHandicap: entier(saisie.trimestresHandicap, Number.NaN),
    }),
  ...(saisie.trimestresNbi.trim() !== '' && { trimestresNbi: entier(saisie.trimestresNbi, Number.NaN) }),
  ...(saisie.moyenneNbi.trim() !== '' && { moyenneNbi: nombre(saisie.moyenneNbi, Number.NaN) }),
  ...(saisie.annulationA65 && { annulationA65: true }),
  ...(saisie.incapacitePermanente && { incapacitePermanente: true }),
  rachat: {
    trimestres: entier(saisie.rachatTrimestres, 0),
    option: Number(saisie.rachatOption) as Hypotheses['rachat']['option'],
  },
  pointsRafp: entier(saisie.pointsRafp, 0),
  revenuFiscalReference: Math.round(nombre(saisie.revenuFiscalReference, 0)),
  parts: nombre(saisie.parts, 1),
  regle: saisie.regle,
  quotiteProgressive: quotiteTapee(saisie.quotiteProgressive, Number.NaN),
})

const ecrit = (valeur: number | string): string => String(valeur).replace('.', ',')
const ecritOuVide = (valeur: number | string): string => (valeur === 0 ? '' : ecrit(valeur))

/** A working time as it may be typed again; nothing where it is not known. */
const quotiteEcrite = (quotite: number): string => (quotite === 0 ? '' : quotiteARetaper(quotite))

/** The fields as some suppositions fill them, with one for each part-time period whose working time the account misses, and what the account tells of disability and NBI. */
export const saisieDesHypotheses = (
  hypotheses: Hypotheses,
  cir: Pick<Cir, 'carriere' | 'situation'>,
): HypothesesForm => ({
  dateDepart: hypotheses.dateDepart,
  motif: String(hypotheses.motif),
  indiceMajore: ecritOuVide(indiceDit(hypotheses)),
  regle: hypotheses.regle,
  quotites: hypotheses.quotites.map(({ debut, quotite }) => ({ debut, quotite: quotiteEcrite(quotite) })),
  quotitesPassees: periodesSansQuotite(cir.carriere).map(({ periodeId }) => ({
    periodeId,
    quotite: quotiteEcrite(
      hypotheses.quotitesPassees?.find((passee) => passee.periodeId === periodeId)?.quotite ?? 0,
    ),
  })),
  trimestresHandicap: String(hypotheses.trimestresHandicap ?? cir.situation.trimestresHandicap ?? ''),
  trimestresNbi: String(hypotheses.trimestresNbi ?? cir.situation.trimestresNbi ?? ''),
  moyenneNbi: ecritOuVide(hypotheses.moyenneNbi ?? 0),
  annulationA65: hypotheses.annulationA65 ?? false,
  incapacitePermanente: hypotheses.incapacitePermanente ?? false,
  enfants: ecrit(hypotheses.enfants),
  rachatTrimestres: ecritOuVide(hypotheses.rachat.trimestres),
  rachatOption: String(hypotheses.rachat.option),
  pointsRafp: ecritOuVide(hypotheses.pointsRafp),
  revenuFiscalReference: ecritOuVide(hypotheses.revenuFiscalReference),
  parts: ecrit(hypotheses.parts),
  quotiteProgressive: quotiteEcrite(quotiteProgressive(hypotheses)),
})
