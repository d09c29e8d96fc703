import type { CalendarDate } from '#rules/calendar/dates.ts'

/** States that the law knows (RGAA 4.1.2, « Déclaration d’accessibilité »). */
export const etatsConformite = ['non', 'partielle', 'totale'] as const

export type EtatConformite = (typeof etatsConformite)[number]

/** Words of each state, for the statement and for the mention on each page. */
export const motsConformite = {
  non: 'non conforme',
  partielle: 'partiellement conforme',
  totale: 'totalement conforme',
} as const satisfies Record<EtatConformite, string>

/** Audit made by people, in raw counts of criteria. Dates are `AAAA-MM-JJ`. */
export interface AuditHumain {
  readonly date: CalendarDate
  readonly criteresApplicables: number
  readonly criteresValides: number
}

/** All that bears on the state: what people totalled, and what was seen beside it. */
export interface Preuves {
  readonly audit: AuditHumain | undefined
  /** Criteria that the machine sees fail. */
  readonly echecsMachine: readonly string[]
  /** Criteria that the record of a person says failed. */
  readonly echecsReleves: readonly string[]
  /** Pages of the sample. */
  readonly echantillon: readonly string[]
  /** Pages of which a person left a record. */
  readonly pagesRelevees: readonly string[]
}

export interface Conformite {
  readonly etat: EtatConformite
  readonly raison: 'aucun-audit' | 'audit-incomplet' | 'audit-perime' | 'decompte'
  /** The audit as it counts, every failure seen taken off; `null` when none counts. */
  readonly audit: AuditHumain | null
}

/** Criteria of the RGAA 4.1.2. */
const CRITERES = 106

/** An audit is worth three years (decree 2019-768, article 4). */
const VALIDITE_ANNEES = 3

const perime = (date: string, aujourdhui: string): boolean =>
  `${Number(date.slice(0, 4)) + VALIDITE_ANNEES}${date.slice(4)}` <= aujourdhui

/** Whether totals and date can be those of an audit: some that cannot are worth none. */
const plausible = (
  { date, criteresApplicables, criteresValides }: AuditHumain,
  aujourdhui: string,
): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  date <= aujourdhui &&
  [criteresApplicables, criteresValides].every(Number.isInteger) &&
  criteresApplicables > 0 &&
  criteresApplicables <= CRITERES &&
  criteresValides >= 0 &&
  criteresValides <= criteresApplicables

/** The audit, where a criterion seen to fail is failed whatever the totals say. */
const decompte = (audit: AuditHumain, { echecsMachine, echecsReleves }: Preuves): AuditHumain => {
  const releves = new Set(echecsReleves)
  const ignores = new Set(echecsMachine.filter((critere) => !releves.has(critere))).size
  const possibles = audit.criteresApplicables - releves.size - ignores
  return {
    ...audit,
    criteresValides: Math.max(0, Math.min(audit.criteresValides - ignores, possibles)),
  }
}

/** State of conformity: decided on raw counts, so that 49.9 % is never half; nothing but a person's audit of every page of the sample gives more than « non conforme ». */
export const conformite = (preuves: Preuves, aujourdhui: string): Conformite => {
  if (preuves.audit === undefined || !plausible(preuves.audit, aujourdhui))
    return { etat: 'non', raison: 'aucun-audit', audit: null }
  const { echantillon, pagesRelevees } = preuves
  if (echantillon.length === 0 || !echantillon.every((page) => pagesRelevees.includes(page)))
    return { etat: 'non', raison: 'audit-incomplet', audit: null }
  const audit = decompte(preuves.audit, preuves)
  if (perime(audit.date, aujourdhui)) return { etat: 'non', raison: 'audit-perime', audit }
  const { criteresApplicables, criteresValides } = audit
  if (criteresValides === criteresApplicables) return { etat: 'totale', raison: 'decompte', audit }
  return { etat: 2 * criteresValides >= criteresApplicables ? 'partielle' : 'non', raison: 'decompte', audit }
}

/** Rate to print, in whole per cent, rounded down: 99.9 % is not 100 %. */
export const tauxConformite = ({ criteresApplicables, criteresValides }: AuditHumain): number =>
  Math.floor((100 * criteresValides) / criteresApplicables)
