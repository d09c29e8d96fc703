import { addMonths } from '#rules/calendar/arithmetic.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'

/** States that the law knows (RGAA 4.1.2, « Déclaration d’accessibilité »). */
export const etatsConformite = ['non', 'partielle', 'totale'] as const

export type EtatConformite = (typeof etatsConformite)[number]

/** Words of each state, for the statement and for the mention on each page. */
export const motsConformite = {
  non: 'non conforme',
  partielle: 'partiellement conforme',
  totale: 'totalement conforme',
} as const satisfies Record<EtatConformite, string>

/** What a person says of a criterion on a page. */
export interface Constat {
  readonly critere: string
  readonly page: string
  /** A name or a role; an empty one says nothing. */
  readonly par: string
  readonly date: CalendarDate
  readonly resultat: 'C' | 'NC' | 'NA'
}

/** Everything that bears on the state. */
export interface Preuves {
  /** Criteria of the referential. */
  readonly criteres: readonly string[]
  /** Pages of the sample. */
  readonly echantillon: readonly string[]
  readonly constats: readonly Constat[]
  /** Criteria that the machine sees fail. */
  readonly echecsMachine: readonly string[]
}

/** Audit made by people, in raw counts of criteria, from the oldest of its verdicts. */
export interface AuditHumain {
  readonly date: CalendarDate
  readonly criteresApplicables: number
  readonly criteresValides: number
}

/** What is published of an audit; `null` when none counts. */
export interface Releve {
  readonly audit: AuditHumain | null
  /** An audit was begun, that has not seen every page of the sample for every criterion. */
  readonly commence: boolean
  /** How many criteria fail, whoever saw it. */
  readonly enEchec: number
}

export interface Conformite {
  readonly etat: EtatConformite
  readonly raison: 'aucun-audit' | 'audit-incomplet' | 'audit-perime' | 'referentiel-remplace' | 'decompte'
  /** The audit as it counts, every failure seen taken off. */
  readonly audit: AuditHumain | null
  /** First day on which it is worth nothing any more. */
  readonly echeance: CalendarDate | null
}

/** « NT »: not tested, somewhere in the sample. */
export type Verdict = Constat['resultat'] | 'NT'

const GRAVITE = { NC: 2, C: 1, NA: 0 } as const

/** Whether a verdict counts: of somebody, on a page of the sample, for a criterion, on a day that has come. */
export const estRetenu = (
  { criteres, echantillon }: Preuves,
  constat: Constat,
  aujourdhui: CalendarDate,
): boolean =>
  criteres.includes(constat.critere) &&
  echantillon.includes(constat.page) &&
  constat.par.trim() !== '' &&
  isCalendarDate(constat.date) &&
  constat.date <= aujourdhui &&
  Object.hasOwn(GRAVITE, constat.resultat)

/** The last verdict of each criterion on each page; of two of a day, the worse. */
const derniers = (preuves: Preuves, aujourdhui: CalendarDate): ReadonlyMap<string, Constat> => {
  const derniersDe = new Map<string, Constat>()
  for (const constat of preuves.constats.filter((one) => estRetenu(preuves, one, aujourdhui))) {
    const cle = `${constat.critere} ${constat.page}`
    const avant = derniersDe.get(cle)
    const pire = avant?.date === constat.date && GRAVITE[avant.resultat] > GRAVITE[constat.resultat]
    if (!avant || (avant.date <= constat.date && !pire)) derniersDe.set(cle, constat)
  }
  return derniersDe
}

/**
 * What is known of each criterion: « C » only from every page of the sample, each seen by a person; one that the machine
 * sees fail is failed, whatever is said of it.
 */
export const verdicts = (preuves: Preuves, aujourdhui: CalendarDate): ReadonlyMap<string, Verdict> => {
  const { criteres, echantillon, echecsMachine } = preuves
  const derniersDe = derniers(preuves, aujourdhui)
  const verdict = (critere: string): Verdict => {
    const dits = echantillon.map((page) => derniersDe.get(`${critere} ${page}`)?.resultat)
    if (echecsMachine.includes(critere) || dits.includes('NC')) return 'NC'
    if (dits.length === 0 || dits.includes(undefined)) return 'NT'
    return dits.includes('C') ? 'C' : 'NA'
  }
  return new Map(criteres.map((critere) => [critere, verdict(critere)]))
}

/** What is published of the evidence: an audit counts once each criterion has a verdict on each page of the sample. */
export const releveDe = (preuves: Preuves, aujourdhui: CalendarDate): Releve => {
  const parCritere = [...verdicts(preuves, aujourdhui).values()]
  const derniersDe = derniers(preuves, aujourdhui)
  const dates = [...derniersDe.values()].map(({ date }) => date).toSorted()
  const complet =
    derniersDe.size > 0 && derniersDe.size === preuves.criteres.length * preuves.echantillon.length
  const nombre = (voulu: Verdict) => parCritere.filter((verdict) => verdict === voulu).length
  const applicables = nombre('C') + nombre('NC')
  const audit =
    complet && applicables > 0 && dates[0] !== undefined
      ? { date: dates[0], criteresApplicables: applicables, criteresValides: nombre('C') }
      : null
  return { audit, commence: derniersDe.size > 0, enEchec: nombre('NC') }
}

/** An audit is worth three years (decree 2019-768, article 4), and eighteen months once its referential is replaced. */
const VALIDITE_MOIS = 36
const SURSIS_MOIS = 18

const compteDeSoi = ({ date, criteresApplicables, criteresValides }: AuditHumain): boolean =>
  isCalendarDate(date) &&
  [criteresApplicables, criteresValides].every(Number.isInteger) &&
  criteresApplicables > 0 &&
  criteresValides >= 0 &&
  criteresValides <= criteresApplicables

/**
 * State of conformity on the day it is read: decided on raw counts, so that 49.9 % is never half; a failure keeps it from
 * « totale » whatever the counts say.
 *
 * @param rgaaSuivant day on which the next version of the referential came out, once it has
 */
export const conformite = (
  { audit: publie, commence, enEchec }: Releve,
  aujourdhui: CalendarDate,
  rgaaSuivant?: CalendarDate,
): Conformite => {
  if (publie === null || !compteDeSoi(publie) || publie.date > aujourdhui)
    return { etat: 'non', raison: commence ? 'audit-incomplet' : 'aucun-audit', audit: null, echeance: null }
  const possibles = Math.max(0, publie.criteresApplicables - enEchec)
  const audit = { ...publie, criteresValides: Math.min(publie.criteresValides, possibles) }
  const perime = addMonths(audit.date, VALIDITE_MOIS)
  const remplace = rgaaSuivant && addMonths(rgaaSuivant, SURSIS_MOIS)
  const echeance = remplace && remplace < perime ? remplace : perime
  if (echeance <= aujourdhui)
    return {
      etat: 'non',
      raison: echeance === perime ? 'audit-perime' : 'referentiel-remplace',
      audit,
      echeance,
    }
  const { criteresApplicables, criteresValides } = audit
  if (criteresValides === criteresApplicables) return { etat: 'totale', raison: 'decompte', audit, echeance }
  const etat = 2 * criteresValides >= criteresApplicables ? 'partielle' : 'non'
  return { etat, raison: 'decompte', audit, echeance }
}

/** Rate to print, in whole per cent, rounded down: 99.9 % is not 100 %. */
export const tauxConformite = ({ criteresApplicables, criteresValides }: AuditHumain): number =>
  Math.floor((100 * criteresValides) / criteresApplicables)
