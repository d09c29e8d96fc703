import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { achatDuCompte } from '../rachat/achat.ts'
import { gainRachat } from '../rachat/gainRachat.ts'
import { demandeDuCompte, type Hypotheses } from '../hypotheses/hypotheses.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'
import { type Choix, comparerChoix } from './comparaison.ts'

const TODAY = '2026-11-20'

/** Someone at work since a day, with the seven quarters of the general scheme. */
const ne = (dateNaissance: CalendarDate, depuis: CalendarDate, fin?: CalendarDate): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance },
  carriere: [periode('p1', depuis, fin)],
})

const choix = (cir: CompteRetraite, depart: CalendarDate, changes?: Partial<Hypotheses>) => {
  const comparaison = comparerChoix(cir, hypothesesAu(depart, changes), TODAY)
  if (!comparaison) throw new Error('No comparison')
  const { choisie, autres } = comparaison
  return Object.fromEntries([choisie, ...autres].map((un) => [un.nom, un]))
}

/**
 * Born on 12 May 1969, 172 quarters required, index 467 (27 587,28 € a year): 147 payable quarters and 154 of insurance on 1
 * June 2033, twelve before 67. Months from that day to 70, 80 and 90: 71, 191, 311.
 */
describe('the choices of one account, side by side', () => {
  const tous = choix(compteType, '2033-06-01')

  it('begin with the full pension at the date', () => {
    // 147 ÷ 172 × 75 % × (1 − 12 × 1,25 %).
    expect(tous['dateChoisie']).toMatchObject({
      dateDepart: '2033-06-01',
      pensionMensuelle: 1252.55,
      totaux: [71 * 1252.55, 191 * 1252.55, 311 * 1252.55].map((total) => Number(total.toFixed(2))),
      cout: 0,
    })
  })

  it('have the date without décote when it is more than a year later', () => {
    // 159 ÷ 172 × 75 %, at 67; 36 months of 1 252,55 € ÷ 341,34 € are made up in the 133rd month after it.
    expect(tous['plusTard']).toMatchObject({
      dateDepart: '2036-06-01',
      pensionMensuelle: 1593.89,
      totaux: [35 * 1593.89, 155 * 1593.89, 275 * 1593.89].map((total) => Number(total.toFixed(2))),
      rejoint: { annees: 78, mois: 1 },
      repasse: undefined,
    })
    expect(choix(compteType, '2036-06-01')['plusTard']).toMatchObject({ dateDepart: '2037-06-01' })
  })

  it('have a progressive pension from 60 and 150 quarters, then the full one on the services of that time', () => {
    // On 1 June 2032, 143 and 150 quarters, sixteen before 67: a fifth of 143 ÷ 172 × 75 % × 80 %. A year at 80 % makes 146.
    expect(tous['progressive']).toMatchObject({
      progressive: { debut: '2032-06-01', quotite: 80, pensionMensuelle: 229.36 },
      dateDepart: '2033-06-01',
      pensionMensuelle: 1244.03,
      totaux: [70, 80, 90].map((age) => Number((12 * 229.36 + ((age - 70) * 12 + 71) * 1244.03).toFixed(2))),
      rejoint: { annees: 63, mois: 1 },
      // 2 752,32 € ÷ 8,52 € a month: the 324th month after 64.
      repasse: { annees: 91, mois: 0 },
    })
  })

  it.each([
    ['rachatDuree', 1, 159 / 172, 12],
    ['rachatTaux', 2, 147 / 172, 6],
    ['rachatDeux', 3, 159 / 172, 6],
  ] as const)('have a buy-back as the calculator prices it: %s', (nom, option, part, decote) => {
    const acheteur = demandeDuCompte(compteType, hypothesesAu('2033-06-01'), TODAY)
    const achat = achatDuCompte(compteType, { trimestres: 12, option }, TODAY)
    const { cout, ageEquilibre } = gainRachat(acheteur, achat)
    const un = tous[nom]
    if (!un || 'empechements' in un) throw new Error('Not possible')
    expect(un.rachat).toEqual({ trimestres: 12, option })
    expect(un.cout).toBe(cout)
    expect(un.pensionMensuelle).toBeCloseTo((27_587.28 * 0.75 * part * (1 - decote * 0.0125)) / 12, 1)
    expect(un.totaux[0]).toBeCloseTo(71 * un.pensionMensuelle - cout, 2)
    expect(un.rejoint).toEqual(ageEquilibre && ageEquilibre.annees < 100 ? ageEquilibre : undefined)
  })

  it('leave aside a buy-back that the suppositions hold', () => {
    expect(choix(compteType, '2033-06-01', { rachat: { trimestres: 4, option: 3 } })).toEqual(tous)
  })

  it('are none when the date has a fault', () => {
    expect(comparerChoix(compteType, hypothesesAu('2030-06-01'), TODAY)).toBeUndefined()
  })
})

describe('a choice that is not one says why', () => {
  it.each<[string, Choix['nom'], string, CompteRetraite, CalendarDate, Partial<Hypotheses>?]>([
    ['E01 plus tard que l’âge maximal', 'plusTard', 'DEPART_AGE_MAXIMUM', compteType, '2039-06-01'],
    ['E02 du taux sans décote', 'rachatTaux', 'SANS_DECOTE', compteType, '2036-06-01'],
    [
      'E03 tout est au maximum',
      'rachatDuree',
      'POURCENTAGE_MAXIMUM',
      ne('1969-05-12', '1988-09-01'),
      '2033-06-01',
    ],
    ['E04 à 67 ans', 'rachatDuree', 'RACHAT_AGE', ne('1959-11-20', '1990-09-01'), '2027-01-01'],
    [
      'E05 le mois prochain',
      'progressive',
      'PROGRESSIVE_TROP_TARD',
      ne('1963-05-12', '1984-09-01'),
      '2026-12-01',
    ],
    [
      'E06 avant 60 ans',
      'progressive',
      'PROGRESSIVE_AGE',
      compteType,
      '2029-06-01',
      { motif: 2, enfants: 3 },
    ],
    [
      'E07 149 trimestres',
      'progressive',
      'PROGRESSIVE_TRIMESTRES',
      ne('1969-05-12', '1997-09-02'),
      '2033-06-01',
    ],
    [
      'E08 plus d’emploi',
      'progressive',
      'PROGRESSIVE_SANS_EMPLOI',
      ne('1969-05-12', '1988-09-01', '2029-05-31'),
      '2033-06-01',
    ],
  ])('%s', (_, nom, empechement, cir, depart, changes) => {
    expect(choix(cir, depart, changes)[nom]).toEqual({ nom, empechements: [empechement] })
  })

  it('says every reason of a buy-back for both, when neither duration nor rate is missing (art. L. 13, L. 14 I)', () => {
    // At work since September 1988: more than the 172 quarters of 1969 on 1 June 2033.
    expect(choix(ne('1969-05-12', '1988-09-01'), '2033-06-01')['rachatDeux']).toEqual({
      nom: 'rachatDeux',
      empechements: ['SANS_DECOTE', 'POURCENTAGE_MAXIMUM'],
    })
  })

  it('says every condition that a progressive pension misses (art. L. 89 bis)', () => {
    // 149 quarters before the departure, as E07, and a working time under the half.
    const { progressive } = choix(ne('1969-05-12', '1997-09-02'), '2033-06-01', { quotiteProgressive: 49 })
    expect(progressive).toEqual({
      nom: 'progressive',
      empechements: ['PROGRESSIVE_TRIMESTRES', 'PROGRESSIVE_QUOTITE'],
    })
  })

  it.each([
    ['P01 149 trimestres seulement avant le départ', '1997-09-02', undefined],
    ['P02 150 trimestres un mois avant', '1997-06-01', '2033-03-01'],
    ['P03 à 60 ans', '1990-06-01', '2029-06-01'],
  ] as const)('a progressive pension begins as soon as it may: %s', (_, depuis, debut) => {
    const un = choix(ne('1969-05-12', depuis), '2033-06-01')['progressive']
    expect(un && 'progressive' in un ? un.progressive?.debut : undefined).toBe(debut)
  })
})

it('totals grow with age once the cost is paid, and a dearer choice is behind until its age', () => {
  for (const depuis of ['1988-09-01', '1993-02-01', '1999-10-01', '2005-01-01'] as const)
    for (const depart of ['2033-06-01', '2034-11-01', '2036-06-01'] as const) {
      const { dateChoisie, ...autres } = choix(ne('1969-05-12', depuis), depart)
      if (!dateChoisie || 'empechements' in dateChoisie) throw new Error('Not possible')
      for (const un of Object.values(autres)) {
        if ('empechements' in un) continue
        expect(un.totaux).toEqual(un.totaux.toSorted((a, b) => a - b))
        un.totaux.forEach((total, rang) => {
          const { rejoint, repasse } = un
          const mois = [840, 960, 1080][rang] ?? 0
          const enMois = (age: typeof rejoint) => (age ? age.annees * 12 + age.mois : Infinity)
          const devant = mois > enMois(rejoint) && mois < enMois(repasse)
          const derriere = mois < enMois(rejoint) || mois > enMois(repasse)
          const reference = dateChoisie.totaux[rang] ?? 0
          if (devant) expect(total).toBeGreaterThanOrEqual(reference)
          if (derriere) expect(total).toBeLessThanOrEqual(reference)
        })
      }
    }
})

/**
 * At work since 2000 only: 134 payable quarters and 141 of insurance on 1 June 2033, 31 missing of 172. Twelve bought leave
 * nineteen, and twelve separate that day from 67: the décote is by age either way (art. L. 14 I), so that rate brings nothing.
 */
it('a buy-back that pays for the rate too is no choice when the rate brings nothing', () => {
  const tard = choix(ne('1969-05-12', '2000-01-01'), '2033-06-01')
  expect(tard['rachatDuree']).toMatchObject({ rachat: { trimestres: 12, option: 1 } })
  expect(tard['rachatTaux']).toEqual({ nom: 'rachatTaux', empechements: ['DECOTE_PLAFONNEE'] })
  expect(tard['rachatDeux']).toEqual({ nom: 'rachatDeux', empechements: ['RACHAT_PAS_MIEUX'] })
})

/**
 * Reason 5, then a fifth of the pension of 1 June 2032: 143 payable quarters of 172, no décote (art. L. 14 I CPCMR). The increase
 * asks at 60 for 170 − 100 quarters done with the incapacity (art. R. 37 bis), 22 of them from today on, and pays a third of
 * their part of the 143, rounded to the hundredth, within 75 % of 27 587,28 € (art. R. 33 bis).
 */
it.each([
  ['H01 69 trimestres : pas de majoration', 47, 143],
  ['H02 70 : 16 %', 48, 143 * 1.16],
  ['H03 71 : 17 %', 49, 143 * 1.17],
  ['H04 122 : 28 %, ramenés à 75 % du traitement', 100, 172],
] as const)('a progressive pension of a disabled person: %s', (_, trimestresHandicap, part) => {
  const { progressive } = choix(compteType, '2033-06-01', { motif: 5, trimestresHandicap })
  if (!progressive || !('progressive' in progressive)) throw new Error('No progressive pension')
  expect(progressive.progressive?.debut).toBe('2032-06-01')
  expect(progressive.progressive?.pensionMensuelle).toBeCloseTo((27_587.28 * 0.75 * part) / 172 / 12 / 5, 2)
  // How the increase goes with a partial pension is a reading.
  expect(progressive.indicatif).toBe(true)
})
