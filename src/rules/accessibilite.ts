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
  readonly date: string
  readonly criteresApplicables: number
  readonly criteresValides: number
}

export interface Conformite {
  readonly etat: EtatConformite
  readonly raison: 'aucun-audit' | 'audit-perime' | 'decompte'
}

/** An audit is worth three years (decree 2019-768, article 4). */
const VALIDITE_ANNEES = 3

const perime = (date: string, aujourdhui: string): boolean =>
  `${Number(date.slice(0, 4)) + VALIDITE_ANNEES}${date.slice(4)}` <= aujourdhui

/** State of conformity: decided on raw counts, so that 49.9 % is never half; nothing but a person's audit gives more than « non conforme ». */
export const conformite = (audit: AuditHumain | undefined, aujourdhui: string): Conformite => {
  if (audit === undefined || audit.criteresApplicables <= 0) return { etat: 'non', raison: 'aucun-audit' }
  if (perime(audit.date, aujourdhui)) return { etat: 'non', raison: 'audit-perime' }
  const { criteresApplicables, criteresValides } = audit
  if (criteresValides === criteresApplicables) return { etat: 'totale', raison: 'decompte' }
  return { etat: 2 * criteresValides >= criteresApplicables ? 'partielle' : 'non', raison: 'decompte' }
}

/** Rate to print, in whole per cent, rounded down: 99.9 % is not 100 %. */
export const tauxConformite = ({ criteresApplicables, criteresValides }: AuditHumain): number =>
  Math.floor((100 * criteresValides) / criteresApplicables)
