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

type Faits = Partial<(typeof compteType)['carriere'][number]> & { readonly ne?: CalendarDate }

const enfant = {
  enfantId: 'e1',
  prenom: 'Lou',
  elevePendant9Ans: true,
  handicap80: false,
  trimestresBonification: 0,
  trimestresMajoration: 2,
}

/** Part-time by right for a child born on a day, from 2005 to the day before its third birthday at most. */
const deDroit = (ne: CalendarDate, fin: CalendarDate = '2006-12-31') =>
  ['2005-01-01', fin, { quotite: 80, tempsPartiel: true, raison: 'enfant', ne }] as const

/** Juris-CNRACL, « Surcotisation » (décret n° 2003-1306, art. 14): four quarters, eight from 80 % of incapacity on; not for a child born from 2004 on. */
describe('part-time paid for as full time (art. L. 11 bis CPCMR)', () => {
  it.each([
    ['à 80 %', '2005-01-01', '2006-12-31', { quotite: 80 }, true],
    ['sans quotité connue', '2005-01-01', '2006-12-31', { tempsPartiel: true }, true],
    ['commencé avant 2004, encore là le 1er janvier 2004', '2000-01-01', '2004-01-01', { quotite: 80 }, true],
    ['fini la veille', '2000-01-01', '2003-12-31', { quotite: 80 }, false],
    ['de droit, l’enfant né le 1er janvier 2004', ...deDroit('2004-01-01'), false],
    ['de droit, l’enfant né la veille', ...deDroit('2003-12-31'), true],
    ['encore à 80 % à ses trois ans', ...deDroit('2004-01-01', '2007-01-01'), true],
    ['thérapeutique', '2005-01-01', '2006-12-31', { quotite: 50, raison: 'therapeutique' }, false],
    ['d’auxiliaire', '2005-01-01', '2006-12-31', { quotite: 50, position: 'auxiliaire' }, false],
    ['après le départ', '2040-01-01', '2041-12-31', { quotite: 80 }, false],
    ['à temps plein', '2005-01-01', '2006-12-31', { quotite: 100 }, false],
  ] as const)('has what was paid for a part-time: %s', (_, debut, fin, faits, attendu) => {
    const { quotite: _pleine, ...sansQuotite } = periode('p', debut, fin)
    const { quotite, ...reste }: Faits = faits
    const { ne, ...autres } = reste
    const carriere = [{ ...sansQuotite, ...(quotite && { quotite }), ...autres }]
    const enfants = ne ? [{ ...enfant, dateNaissance: ne }] : []
    expect(oublis({ ...compteType, carriere, enfants }).includes('surcotisation')).toBe(attendu)
  })

  it('has what is paid for a part-time to come, before the departure', () => {
    const avec = (debut: CalendarDate, quotite: number) =>
      oublis(compteType, { quotites: [{ debut, quotite }] })
    expect(avec('2027-01-01', 80)).toContain(
      'La surcotisation d’un temps partiel, si vous l’avez payée ou la payez : jusqu’à 4 trimestres de plus dans la pension. Ni ces trimestres ni leur prix ne sont calculés ici : votre employeur vous dira ce prix. Avec une incapacité permanente de 80 % au moins, il n’y a pas de surcotisation : la retenue ordinaire, payée comme à temps plein, en donne jusqu’à 8 (art. L. 11 bis du code des pensions).',
    )
    expect(avec('2027-01-01', 100)).not.toContain('surcotisation')
    expect(avec(estimee.demande.dateDepart, 80)).not.toContain('surcotisation')
  })
})
