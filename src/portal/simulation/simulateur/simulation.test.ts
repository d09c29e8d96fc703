import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { cirType, periodeDuCir } from '#contract/carriere/testing/cirType.ts'
import { hypothesesFormSchema, saisieDesHypotheses } from '#contract/simulation/hypothesesForm.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { formErrors } from '#portal/form/state/schemaErrors.ts'
import { hypothesesInitiales, resultatDe, resultatsDe } from './resultats/resultats.ts'
import { enfantNe } from '#rules/retraite/estimation/testing/comptesType.ts'
import { premierDepart } from '#rules/simulation/premierDepart.ts'
import { courbeDe } from '#rules/simulation/courbe.ts'
import { lignesComparees, rangLibre, estimerScenarios } from './scenarios/scenarios.ts'
import { aidantDit, anneesOffertes, enfantsApres, indiceApres } from './saisie/saisie.ts'

const aujourdhui = '2026-11-21'

const cir: Cir = {
  ...cirType,
  carriere: [
    periodeDuCir('1996-09-01', { indiceMajore: 590, fin: '2021-08-31' }),
    periodeDuCir('2021-09-01'),
  ],
  rafp: { points: 6120, auLe: '2026-01-15' },
}

const depart = hypothesesInitiales(cir, aujourdhui)
const schema = hypothesesFormSchema(cir, aujourdhui)

describe('what is supposed first', () => {
  it('is the earliest departure, at the index held, without a fault', () => {
    expect(depart).toMatchObject({ dateDepart: '2033-06-01', indiceMajore: 768, pointsRafp: 6120 })
    expect(formErrors(schema, saisieDesHypotheses(depart, cir))).toEqual({})
  })
})

it('the figure of the dashboard is the first that the simulator shows', () => {
  const premier = premierDepart(cir, aujourdhui)
  const shown = resultatsDe(cir, depart, aujourdhui)
  expect(premier?.demande).toEqual(shown?.choisie.demande)
  expect(premier?.estimation).toEqual(shown?.choisie.estimation)
  expect(premier?.demande.dateDepart).toBe(shown?.dates.auPlusTot)
})

describe('the results', () => {
  const resultats = resultatsDe(cir, depart, aujourdhui)

  it('show the same euros on a card and on the chart', () => {
    const changes: Partial<Hypotheses>[] = [
      {},
      { quotites: [{ debut: '2029-03-01', quotite: 60 }] },
      { enfants: 3 },
    ]
    for (const change of changes) {
      const ceux = resultatsDe(cir, { ...depart, ...change }, aujourdhui)
      expect(ceux?.points.length).toBeGreaterThan(60)
      for (const { dateDepart, pensionBruteMensuelle, taux } of ceux?.points ?? []) {
        const seul = resultatDe(cir, { ...depart, ...change, dateDepart }, aujourdhui)?.estimation
        expect([dateDepart, seul?.pensionBruteMensuelle, seul?.taux]).toEqual([
          dateDepart,
          pensionBruteMensuelle,
          taux,
        ])
      }
    }
  })

  it('find the dates that matter, in order', () => {
    const { auPlusTot = '', sansDecote = '', limiteAge } = resultats?.dates ?? {}
    expect(auPlusTot).toBe('2033-06-01')
    expect(sansDecote > auPlusTot).toBe(true)
    expect(limiteAge).toBe('2036-06-01')
    expect(resultats?.jourLimite).toBe('2036-05-12')
    expect(resultats?.parDate.sansDecote?.estimation.decote.trimestres).toBe(0)
    expect(resultats?.parDate.pourcentageMaximum).toBeUndefined()
  })

  it('mark a month once, whatever it means', () => {
    const { points, reperes } = resultats
      ? courbeDe(resultats, resultats.choisie.demande.dateDepart)
      : { points: [], reperes: [] }
    expect(reperes[0]).toEqual({ rang: 0, libelle: 'Au plus tôt, Date choisie' })
    expect(points.at(-1)?.dateDepart).toBe('2038-06-01')
  })

  it('say the net only with an income, and the replacement rate of the salary', () => {
    expect(resultats?.choisie.estimation.prelevements).toBeUndefined()
    const net = resultatDe(cir, { ...depart, revenuFiscalReference: 32_000 }, aujourdhui)
    expect(net?.estimation.prelevements?.pensionNetteMensuelle).toBeLessThan(
      net?.estimation.pensionBruteMensuelle ?? 0,
    )
    expect(net?.remplacement).toBe(net?.estimation.taux)
  })

  it('replace the pay of the index held at the departure, were it for three months (art. L. 15 CPCMR)', () => {
    const [avant, apres] = cir.carriere
    const avance = { ...periodeDuCir('2033-03-01', { indiceMajore: 800 }), periodeId: 'avance' }
    const recent: Cir = {
      ...cir,
      carriere: avant && apres ? [avant, { ...apres, fin: '2033-02-28' }, avance] : [],
    }
    const au = (dateDepart: CalendarDate, indiceMajore: number) =>
      resultatDe(recent, { ...depart, dateDepart, indiceMajore }, aujourdhui)
    const troisMois = au('2033-06-01', 768)
    expect(troisMois?.remplacement).toBeCloseTo(((troisMois?.estimation.taux ?? 0) * 768) / 800, 1)
    const sixMois = au('2033-09-01', 800)
    expect(sixMois?.remplacement).toBe(sixMois?.estimation.taux)
    const suppose = au('2033-06-01', 850)
    expect(suppose?.remplacement).toBe(suppose?.estimation.taux)
  })

  it('are none for suppositions with a fault', () => {
    expect(resultatsDe(cir, { ...depart, dateDepart: '2030-01-01' }, aujourdhui)).toBeUndefined()
  })
})

describe('the kept simulations', () => {
  const scenario = (rang: number, dateDepart: CalendarDate) => ({
    rang,
    nom: `Départ ${rang}`,
    choix: 'entiere' as const,
    hypotheses: { ...depart, dateDepart },
  })

  it('take the first free rank', () => {
    expect(rangLibre([])).toBe(1)
    expect(rangLibre([{ rang: 1 }, { rang: 3 }])).toBe(2)
    expect(rangLibre([1, 2, 3, 4].map((rang) => ({ rang })))).toBeUndefined()
  })

  it('are compared in the order of ranks; one that is no longer possible, or that is past, says so', () => {
    const dates = [scenario(2, '2030-01-01'), scenario(1, '2033-06-01'), scenario(3, aujourdhui)]
    const estimes = estimerScenarios(cir, dates, aujourdhui)
    expect(estimes.map(({ scenario: { rang } }) => rang)).toEqual([1, 2, 3])
    const brut = lignesComparees(estimes).find(({ libelle }) => libelle === 'Pension brute par mois')
    expect(brut?.valeurs).toEqual([expect.stringMatching(/€$/), 'n’est plus possible', 'date passée'])
  })
})

describe('the index', () => {
  const promu: Cir = {
    ...cir,
    carriere: [
      periodeDuCir('1996-09-01', { indiceMajore: 590, fin: '2033-02-28' }),
      periodeDuCir('2033-03-01', { indiceMajore: 811 }),
    ],
  }
  const saisie = { dateDepart: depart.dateDepart, indiceMajore: '590' }

  it('follows the date while it is the account’s, six months after a promotion', () => {
    expect(indiceApres(promu, saisie, '2033-10-01')).toBe('811')
  })

  it('stays when it was typed', () => {
    expect(indiceApres(promu, { ...saisie, indiceMajore: '600' }, '2033-10-01')).toBe('600')
  })
})

describe('the children', () => {
  const naissances: readonly CalendarDate[] = ['2010-01-01', '2012-01-01', '2018-03-01']
  const parent: Cir = { ...cir, enfants: naissances.map(enfantNe) }
  const saisie = { dateDepart: '2034-02-01', enfants: '2' } as const

  it('follow the date while they are the account’s, from sixteen on', () => {
    expect(enfantsApres(parent, saisie, '2034-03-01')).toBe('3')
    expect(enfantsApres(parent, { dateDepart: '2034-03-01', enfants: '3' }, '2034-02-01')).toBe('2')
  })

  it('stay when they were typed', () => {
    expect(enfantsApres(parent, { ...saisie, enfants: '4' }, '2034-03-01')).toBe('4')
  })

  it('are those of the departure that was asked for', () => {
    const prevu = (dateDepart: CalendarDate) => ({ dateDepart, motif: 1, numeroDemande: '1' })
    expect(hypothesesInitiales(parent, aujourdhui, prevu('2034-02-01')).enfants).toBe(2)
    expect(hypothesesInitiales(parent, aujourdhui, prevu('2034-03-01')).enfants).toBe(3)
  })
})

// Art. L. 14 I CPCMR; loi n° 2010-1330, art. 28: at 65 for who cared, at 62 for all in an active job.
describe('the care of a disabled child', () => {
  const actif: Cir = { ...cir, carriere: [periodeDuCir('1996-09-01', { categorie: 'active' })] }
  const bonifications = [{ bonificationId: 'b', libelle: 'b', trimestres: 1, article: 'L12ter' as const }]

  it('is asked for, or said of the account, where the décote disappears after 65', () => {
    expect(aidantDit(cir, '2033-06-01')).toBeUndefined()
    expect(aidantDit({ ...cir, bonifications }, '2033-06-01')).toContain('disparaît à 65 ans')
  })

  it('changes nothing where the décote disappears before, and the true age is said', () => {
    for (const compte of [actif, { ...actif, bonifications }])
      expect(aidantDit(compte, '2030-06-01')?.replaceAll('\u00A0', ' ')).toContain('disparaît déjà à 62 ans')
  })
})

describe('the years', () => {
  it('go from the present one to that of the last age', () => {
    expect(anneesOffertes(cir, aujourdhui).at(0)).toBe(2026)
    expect(anneesOffertes(cir, aujourdhui).at(-1)).toBe(2041)
  })
})
