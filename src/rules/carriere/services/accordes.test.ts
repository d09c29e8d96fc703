import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import type { CompteRetraite } from '../compte.ts'
import { applyCorrection, type CorrectionDemandee } from '../correction/correction.ts'
import { effetDeCorrection } from '#rules/simulation/effetDeCorrection.ts'
import { trimestresAccordes } from './accordes.ts'
import {
  type ArticleBonification,
  articlesBonification,
  type LienEnfant,
} from '#rules/retraite/demande/articles.ts'

const TODAY = '2026-11-20'

const ajoutee = (dateNaissance: CalendarDate, lien: LienEnfant): CorrectionDemandee => ({
  nature: 'enfant',
  ligneId: '',
  valeurs: { prenom: 'Rose', dateNaissance, lien },
})

const accordes = (dateNaissance: CalendarDate, lien: LienEnfant, effet: CalendarDate) => {
  const { bonification, majoration, enfants } = trimestresAccordes(
    applyCorrection(compteType, ajoutee(dateNaissance, lien)),
    effet,
    60,
  )
  return [bonification, majoration, enfants]
}

/**
 * Art. L. 12 b and b bis CPCMR: four payable quarters for a child born before 2004, on an interruption or on a birth during
 * the studies. Art. L. 12 bis: two quarters of insurance for a birth after the recruitment, since 2004; art. L. 12 b ter: one
 * of them is payable in pensions from 1 September 2026 on.
 */
it.each<[string, CalendarDate, LienEnfant, CalendarDate, readonly [number, number, number]]>([
  ['T01 né le 31/12/2003, interruption', '2003-12-31', 'interruption', '2026-09-01', [4, 0, 4]],
  ['T02 né le 31/12/2003, accouchement', '2003-12-31', 'accouchement', '2026-09-01', [4, 0, 4]],
  ['T03 né le 31/12/2003, études', '2003-12-31', 'etudes', '2026-09-01', [4, 0, 4]],
  ['T04 né le 31/12/2003, rien', '2003-12-31', 'aucun', '2026-09-01', [0, 0, 0]],
  ['T05 né le 01/01/2004, effet du 01/08/2026', '2004-01-01', 'accouchement', '2026-08-01', [0, 2, 2]],
  ['T06 effet du 01/09/2026', '2004-01-01', 'accouchement', '2026-09-01', [1, 1, 2]],
  ['T07 effet du 01/10/2026', '2004-01-01', 'accouchement', '2026-10-01', [1, 1, 2]],
  ['T08 né le 01/01/2004, sans accouchement', '2004-01-01', 'interruption', '2026-09-01', [0, 0, 0]],
  ['T09 né le 01/01/2004, pendant les études', '2004-01-01', 'etudes', '2026-09-01', [0, 0, 0]],
])('%s', (_, naissance, lien, effet, attendu) => {
  expect(accordes(naissance, lien, effet)).toEqual(attendu)
})

describe('a bonification, by the article that grants it', () => {
  const avec = (article?: ArticleBonification): CompteRetraite => ({
    ...compteType,
    bonifications: [{ bonificationId: 'b', libelle: 'B', trimestres: 4, ...(article && { article }) }],
  })

  it.each(
    Object.keys(articlesBonification).filter((article) => article !== 'L12ter') as ArticleBonification[],
  )('T10 %s is payable, and the surcote leaves it out (art. L. 14 III)', (article) => {
    const attendu = { bonification: 4, majoration: 0, enfants: 0, horsSurcote: 4 }
    expect(trimestresAccordes(avec(article), '2026-09-01', 60)).toEqual(attendu)
  })

  it('T11 of a disabled child is of insurance only, and the surcote counts it (art. L. 12 ter)', () => {
    const attendu = { bonification: 0, majoration: 4, enfants: 4, horsSurcote: 0 }
    expect(trimestresAccordes(avec('L12ter'), '2026-09-01', 60)).toEqual(attendu)
  })

  it.each([
    [59, 0],
    [60, 4],
    [61, 4],
  ])(
    'T13 of services out of Europe asks for fifteen years of services : %i quarters give %i',
    (services, attendu) => {
      expect(trimestresAccordes(avec('L12a'), '2026-09-01', services)).toMatchObject({
        bonification: attendu,
        horsSurcote: attendu,
      })
      expect(trimestresAccordes(avec('L12c'), '2026-09-01', services).bonification).toBe(4)
    },
  )

  it('T12 of an article not told is read cautiously', () => {
    expect(trimestresAccordes(avec(), '2026-09-01', 60)).toMatchObject({ bonification: 4, horsSurcote: 4 })
  })
})

describe('the effect of a child that its parent adds', () => {
  const effet = (lien: LienEnfant) => {
    const found = effetDeCorrection(compteType, ajoutee('2010-05-01', lien), TODAY)
    if (found.sorte === 'impossible') throw new Error(found.motif)
    return found.effet
  }

  it('T13 is one payable quarter, two of insurance and euros for its mother', () => {
    expect(effet('accouchement')).toMatchObject({ trimestresLiquidables: 1, trimestresAssurance: 2 })
    expect(effet('accouchement').pensionMensuelle).toBeGreaterThan(0)
  })

  it('T14 is none for its father', () => {
    expect(effet('aucun')).toMatchObject({ trimestresLiquidables: 0, trimestresAssurance: 0 })
  })

  it.each([
    ['T16 seize ans un jour trop tard', '2017-06-02', false],
    ['T17 seize ans le jour du départ', '2017-06-01', true],
    ['T18 seize ans la veille', '2017-05-31', true],
  ] as const)('%s : la majoration du troisième enfant (art. L. 18)', (_, naissance, attendue) => {
    const aines = (['2000-01-01', '2002-01-01'] as const).reduce<CompteRetraite>(
      (cir, date) => applyCorrection(cir, ajoutee(date, 'aucun')),
      compteType,
    )
    const found = effetDeCorrection(aines, ajoutee(naissance, 'aucun'), TODAY)
    if (found.sorte === 'impossible') throw new Error(found.motif)
    expect(found.dateDepart).toBe('2033-06-01')
    expect(found.effet.pensionMensuelle > 0).toBe(attendue)
  })

  it('T15 keeps what the account says of a child whose date is corrected', () => {
    const [enfant] = applyCorrection(compteType, ajoutee('2001-05-01', 'interruption')).enfants
    const enfants = enfant ? [{ ...enfant, enfantId: 'e', handicap80: true, elevePendant9Ans: false }] : []
    const { enfants: apres } = applyCorrection(
      { ...compteType, enfants },
      { ...ajoutee('2010-05-01', 'accouchement'), ligneId: 'e' },
    )
    expect(apres).toMatchObject([
      { enfantId: 'e', handicap80: true, elevePendant9Ans: false, article: 'L12bis' },
    ])
  })
})
