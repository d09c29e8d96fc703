import { describe, expect, it } from 'vitest'
import { trimestresAccordes } from '#rules/carriere/services/accordes.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { estimer } from '../../estimation/estimation.ts'
import { demandeNue } from '../../estimation/testing/demandeType.ts'
import { verifierDemande } from '../../estimation/verification/verifierDemande.ts'
import { articlesAccordes, type TrimestresDunArticle } from '../../demande/articles.ts'
import { accordesParArticle } from './parArticle.ts'

const lus = (parArticle: readonly TrimestresDunArticle[], effet: CalendarDate = '2027-07-01') => {
  const { trimestresBonification, trimestresEnfants, trimestresHorsSurcote, annulationA65 } =
    accordesParArticle(parArticle, effet)
  return [trimestresBonification, trimestresEnfants, trimestresHorsSurcote, annulationA65]
}

describe('quarters told by article (art. L. 12, L. 12 bis, L. 12 ter and L. 14 III CPCMR)', () => {
  it.each([
    ['PA1 children before 2004', 'L12b', 8, [8, 8, 0, false]],
    ['PA2 a child of the studies', 'L12bbis', 4, [4, 4, 0, false]],
    ['PA3 dépaysement, which the surcote leaves out', 'L12a', 8, [8, 0, 8, false]],
    ['PA4 campaign', 'L12c', 6, [6, 0, 6, false]],
    ['PA5 a disabled child: insurance only, and 65 years', 'L12ter', 1, [0, 1, 0, true]],
    ['PA6 none of it', 'L12ter', 0, [0, 0, 0, false]],
  ] as const)('%s', (_, article, trimestres, attendus) => {
    expect(lus([{ article, trimestres }])).toEqual(attendus)
  })

  it.each([
    ['PA7', '2026-08-01', 0],
    ['PA8', '2026-09-01', 2],
    ['PA9', '2026-10-01', 2],
  ] as const)(
    '%s two children since 2004, an effect on %s: %i payable (L. 12 b ter)',
    (_, effet, payables) => {
      expect(lus([{ article: 'L12bis', trimestres: 4 }], effet)).toEqual([payables, 4, 0, false])
    },
  )

  it('PA10 are read as an account is, article by article', () => {
    for (const article of articlesAccordes) {
      const bonification = article in { L12b: 1, L12bbis: 1, L12bis: 1 } ? undefined : article
      if (bonification === undefined) continue
      const compte = trimestresAccordes(
        {
          enfants: [],
          bonifications: [
            { bonificationId: 'b', libelle: 'b', trimestres: 6, article: bonification as 'L12a' },
          ],
        },
        '2027-07-01',
        60,
      )
      expect(lus([{ article, trimestres: 6 }]).slice(0, 3)).toEqual([
        compte.bonification,
        compte.enfants,
        compte.horsSurcote,
      ])
    }
  })
})

describe('an estimate of them', () => {
  /** Legal age on 1 April 2027, 170 required: a year later, four quarters worked after it. */
  const tardif = {
    ...demandeNue,
    dateDepart: '2028-04-01',
    trimestresLiquidables: 172,
    trimestresAssurance: 172,
    trimestresBonification: 4,
  } as const
  const surcote = (article: TrimestresDunArticle['article'], trimestres: number) =>
    estimer({ ...tardif, trimestresParArticle: [{ article, trimestres }] }).surcote.trimestres

  it('PA11 leaves out of the surcote what the article excludes', () => {
    expect([surcote('L12b', 4), surcote('L12a', 4)]).toEqual([2, 0])
  })

  it.each([
    ['PA12', 3, ['trimestresParArticle BONIFICATION_ARTICLES']],
    ['PA13', 4, []],
    ['PA14', 5, ['trimestresParArticle BONIFICATION_ARTICLES']],
    ['PA15', -1, ['trimestresParArticle TRIMESTRES']],
  ] as const)('%s is refused when %i by article are not the total, four', (_, trimestres, attendues) => {
    const faits = { ...tardif, trimestresParArticle: [{ article: 'L12a' as const, trimestres }] }
    expect(verifierDemande(faits).map(({ champ, motif }) => `${champ} ${motif}`)).toEqual(attendues)
  })

  it.each([
    ['PA18', 59, ['trimestresParArticle BONIFICATION_DEPAYSEMENT']],
    ['PA19', 60, []],
    ['PA20', 61, []],
  ] as const)(
    '%s is refused services out of Europe of a pension that pays %i quarters of services',
    (_, services, attendues) => {
      const faits = {
        ...tardif,
        trimestresLiquidables: services + 4,
        trimestresParArticle: [{ article: 'L12a' as const, trimestres: 4 }],
      }
      expect(verifierDemande(faits).map(({ champ, motif }) => `${champ} ${motif}`)).toEqual(attendues)
    },
  )

  it('PA16 has no décote at 65 with a quarter of art. L. 12 ter', () => {
    const a65 = {
      ...demandeNue,
      dateDepart: '2029-08-01',
      trimestresLiquidables: 100,
      trimestresAssurance: 110,
    } as const
    const decote = (trimestres: number) =>
      estimer({ ...a65, trimestresParArticle: [{ article: 'L12ter', trimestres }] }).decote.trimestres
    expect(decote(0)).toBeGreaterThan(0)
    expect(decote(1)).toBe(0)
  })

  it('PA17 says that a total alone is less exact, and nothing once the articles are told', () => {
    const notes = (faits: object) =>
      estimer({ ...demandeNue, trimestresBonification: 4, ...faits })
        .lignes.map(({ formule }) => formule)
        .join()
    expect(notes({})).toContain('en un seul total')
    expect(notes({ trimestresParArticle: [{ article: 'L12b', trimestres: 4 }] })).not.toContain(
      'en un seul total',
    )
    expect(notes({ trimestresBonification: 0 })).not.toContain('en un seul total')
  })
})
