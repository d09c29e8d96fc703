import { describe, expect, it } from 'vitest'
import { conformite, tauxConformite, type AuditHumain } from './accessibilite.ts'

const audit = (criteresValides: number, criteresApplicables: number): AuditHumain => ({
  date: '2026-01-15',
  criteresApplicables,
  criteresValides,
})
const TODAY = '2026-11-21'

describe('the state of conformity', () => {
  it('is « non » without an audit made by people', () => {
    expect(conformite(undefined, TODAY)).toEqual({ etat: 'non', raison: 'aucun-audit' })
    expect(conformite(audit(0, 0), TODAY)).toEqual({ etat: 'non', raison: 'aucun-audit' })
  })

  it.each([
    [0, 60, 'non'],
    [29, 60, 'non'],
    [49, 99, 'non'],
    [30, 60, 'partielle'],
    [50, 99, 'partielle'],
    [59, 60, 'partielle'],
    [60, 60, 'totale'],
  ] as const)('%i criteria of %i: %s', (valid, applicable, etat) => {
    expect(conformite(audit(valid, applicable), TODAY)).toEqual({ etat, raison: 'decompte' })
  })

  it('is worth three years', () => {
    expect(conformite(audit(60, 60), '2029-01-14').etat).toBe('totale')
    expect(conformite(audit(60, 60), '2029-01-15')).toEqual({ etat: 'non', raison: 'audit-perime' })
  })

  it('prints its rate rounded down', () => {
    expect(tauxConformite(audit(199, 200))).toBe(99)
    expect(tauxConformite(audit(99, 200))).toBe(49)
  })
})
