import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { premierDepart } from './premierDepart.ts'
import { resumeCompte } from './resume.ts'
import { trimestresAuJour } from '#rules/carriere/trimestresAuJour.ts'
import { comptesFautifs, compteType, illisible } from '#rules/retraite/estimation/testing/comptesType.ts'

const AUJOURDHUI = '2026-11-21'

describe('the summary of an account', () => {
  it('counts the quarters today and at the opening of the right', () => {
    const resume = resumeCompte(compteType, AUJOURDHUI)
    // 1996-09-01 to 2026-11-20: thirty years and eighty days of ninety.
    expect(resume?.aujourdhui).toMatchObject({ liquidables: 121, date: AUJOURDHUI })
    expect(resume?.ouverture.liquidables).toBeGreaterThan(121)
    expect(resume?.aujourdhui.manquants).toBe((resume?.requis ?? 0) - (resume?.aujourdhui.assurance ?? 0))
  })

  it('counts them on the day of the departure that was asked for, early or not', () => {
    const resume = resumeCompte(compteType, AUJOURDHUI, '2027-11-01')
    // 1996-09-01 to 2027-10-31: thirty-one years and two months, to which two years of the general scheme add seven.
    expect(resume?.prevue).toMatchObject({ date: '2027-11-01', assurance: 131 })
    expect(resume?.prevue?.manquants).toBe((resume?.requis ?? 0) - 131)
    expect(resumeCompte(compteType, AUJOURDHUI)?.prevue).toBeUndefined()
  })

  // Loi n° 2025-1403: pensions that take effect on 1 September 2026 or later, whenever the right to them opened.
  it('takes the rules of the first pension to come, whenever the right opened', () => {
    const situation = { ...compteType.situation, dateNaissance: '1962-08-30' } as const
    const regleLe = (jour: CalendarDate) => resumeCompte({ ...compteType, situation }, jour)?.regle
    expect(resumeCompte(compteType, AUJOURDHUI)?.regle).toBe('2026-09-01')
    expect([regleLe('2026-07-31'), regleLe('2026-08-01'), regleLe(AUJOURDHUI)]).toEqual([
      '2023-09-01',
      '2026-09-01',
      '2026-09-01',
    ])
  })

  it.each(['1962-08-30', '1965-02-12'] as const)(
    'names the rules of the departure that the simulator shows first, for a birth on %s',
    (dateNaissance) => {
      const compte = { ...compteType, situation: { ...compteType.situation, dateNaissance } }
      const premier = premierDepart(compte, AUJOURDHUI)
      expect(premier).toBeDefined()
      expect(resumeCompte(compte, AUJOURDHUI)?.regle).toBe(premier?.estimation.regle)
    },
  )

  it.each(['', '1969-13-45', '1930-01-01', '2020-01-01'])(
    'says nothing of a birth on « %s »',
    (dateNaissance) => {
      const situation = { ...compteType.situation, dateNaissance: illisible(dateNaissance) }
      const resume = resumeCompte({ ...compteType, situation }, AUJOURDHUI)
      expect(resume === undefined || Number.isFinite(resume.aujourdhui.assurance)).toBe(true)
      if (dateNaissance.length < 10) expect(resume).toBeUndefined()
    },
  )

  it.each(Object.entries(comptesFautifs))(
    'of « %s » has only numbers, none of them negative',
    (_, compte) => {
      const { liquidables, assurance } = trimestresAuJour(compte, AUJOURDHUI)
      for (const nombre of [liquidables, assurance]) {
        expect(Number.isInteger(nombre)).toBe(true)
        expect(nombre).toBeGreaterThanOrEqual(0)
      }
    },
  )
})
