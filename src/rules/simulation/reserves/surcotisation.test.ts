import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'
import { nonComptes } from './nonComptes.ts'

const estimee: Estimee = { demande: demandeNue, regle: '2026-09-01', decote: 0 }

const oublis = (compte: CompteDecrit, change: Partial<Estimee> = {}) =>
  nonComptes(compte, { ...estimee, ...change })
    .join('\n')
    .replaceAll(/[\u00A0\u202F]/g, ' ')

describe('part-time paid for as full time (art. L. 11 bis CPCMR)', () => {
  it.each([
    ['à 80 %', '2005-01-01', '2006-12-31', { quotite: 80 }, true],
    ['sans quotité connue', '2005-01-01', '2006-12-31', { quotite: undefined, tempsPartiel: true }, true],
    ['commencé avant 2004, encore là le 1er janvier 2004', '2000-01-01', '2004-01-01', { quotite: 80 }, true],
    ['fini la veille', '2000-01-01', '2003-12-31', { quotite: 80 }, false],
    ['pour élever un enfant', '2005-01-01', '2006-12-31', { quotite: 80, raison: 'enfant' }, false],
    ['thérapeutique', '2005-01-01', '2006-12-31', { quotite: 50, raison: 'therapeutique' }, false],
    ['d’auxiliaire', '2005-01-01', '2006-12-31', { quotite: 50, position: 'auxiliaire' }, false],
    ['après le départ', '2040-01-01', '2041-12-31', { quotite: 80 }, false],
    ['à temps plein', '2005-01-01', '2006-12-31', { quotite: 100 }, false],
  ] as const)('has what was paid for a part-time: %s', (_, debut, fin, faits, attendu) => {
    const { quotite: _pleine, ...sansQuotite } = periode('p', debut, fin)
    const { quotite, ...autres } = faits
    const carriere = [{ ...sansQuotite, ...(quotite && { quotite }), ...autres }]
    expect(oublis({ ...compteType, carriere }).includes('surcotisation')).toBe(attendu)
  })

  it('has what is paid for a part-time to come, before the departure', () => {
    const avec = (debut: CalendarDate, quotite: number) =>
      oublis(compteType, { quotites: [{ debut, quotite }] })
    expect(avec('2027-01-01', 80)).toContain(
      'La surcotisation d’un temps partiel, si vous l’avez payée ou la payez : jusqu’à 4 trimestres de plus dans la pension, 8 avec une incapacité permanente de 80 % au moins (art. L. 11 bis du code des pensions).',
    )
    expect(avec('2027-01-01', 100)).not.toContain('surcotisation')
    expect(avec(estimee.demande.dateDepart, 80)).not.toContain('surcotisation')
  })
})
