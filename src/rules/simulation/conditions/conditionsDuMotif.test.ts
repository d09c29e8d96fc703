import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'
import { conditionsDuMotif } from './conditionsDuMotif.ts'

const compte = (naissance: CalendarDate, entree: CalendarDate): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance: naissance },
  carriere: [periode('p1', entree)],
  autresRegimes: [],
})

const lues = (cir: CompteRetraite, dateDepart: CalendarDate, motif: number) =>
  conditionsDuMotif(cir, hypothesesAu(dateDepart, { motif }), '2026-11-20').map(
    ({ condition, constat, etat }) => [condition, constat, etat].join(' | '),
  )

describe('conditions of a long career, each with the year that proves or breaks it (art. D. 16-2)', () => {
  it('C1 Odile, at work since October 1986: one quarter in the year of her 21 years', () => {
    expect(lues(compte('1965-05-16', '1986-10-01'), '2028-06-01', 3)).toEqual([
      'Avoir commencé avant 16 ans : 5 trimestres à la fin de 1981 | Votre compte en montre 0 à la fin de 1981. | manque',
      'Avoir commencé avant 18 ans : 5 trimestres à la fin de 1983 | Votre compte en montre 0 à la fin de 1983. | manque',
      'Avoir commencé avant 20 ans : 5 trimestres à la fin de 1985 | Votre compte en montre 0 à la fin de 1985. | manque',
      'Avoir commencé avant 21 ans : 5 trimestres à la fin de 1986 | Votre compte en montre 1 à la fin de 1986. | manque',
    ])
  })

  it('C2 at work a year and a quarter before: 63 years, and every quarter contributed', () => {
    const conditions = lues(compte('1965-05-16', '1985-09-01'), '2028-06-01', 3)
    expect(conditions.slice(3)).toEqual([
      'Avoir commencé avant 21 ans : 5 trimestres à la fin de 1986 | Votre compte en montre 5 à la fin de 1986. | remplie',
      'Avoir 63 ans, pour un début avant 21 ans | Premier versement possible le 01/06/2028. | remplie',
      '171 trimestres cotisés, ou réputés l’être | Au départ, votre compte en donne 171, sans trimestre d’études racheté ni bonification, hors 2 trimestres pour enfants au plus. | remplie',
    ])
    expect(lues(compte('1965-05-16', '1985-09-01'), '2028-05-01', 3).slice(4)).toEqual([
      'Avoir 63 ans, pour un début avant 21 ans | Premier versement possible le 01/06/2028. | manque',
      '171 trimestres cotisés, ou réputés l’être | Au départ, votre compte en donne 170, sans trimestre d’études racheté ni bonification, hors 2 trimestres pour enfants au plus. | manque',
    ])
  })

  it.each([
    ['2026-08-01', 'sans bonification ni trimestre d’études racheté.'],
    [
      '2026-09-01',
      'sans trimestre d’études racheté ni bonification, hors 2 trimestres pour enfants au plus.',
    ],
  ] as const)(
    'C6 leaves out of a departure on %s what does not count then (LFSS 2026, art. 104)',
    (date, dit) => {
      expect(lues(compte('1963-05-16', '1982-09-01'), date, 3).at(-1)).toContain(dit)
    },
  )

  it('C3 asks those born from October on for four within the year, and tells the other reading', () => {
    const deux = compte('1965-10-01', '1985-10-01')
    const [poste] = deux.carriere
    const coupee = {
      ...deux,
      carriere: poste
        ? [
            { ...poste, fin: '1986-09-30' as const },
            { ...poste, debut: '1987-01-01' as const },
          ]
        : [],
    }
    expect(lues(coupee, '2028-12-01', 3)[3]).toContain(
      '4 à la fin de 1986, dont 3 dans l’année. Une lecture plus favorable',
    )
    expect(lues(compte('1965-10-01', '1986-01-01'), '2028-12-01', 3)[3]).toBe(
      'Avoir commencé avant 21 ans : 5 trimestres à la fin de 1986, ou 4 dans cette seule année | Votre compte en montre 4 à la fin de 1986, dont 4 dans l’année. | remplie',
    )
  })
})

it('C4 the legal age is the only condition of the first reason', () => {
  const cir = compte('1965-05-16', '1990-01-01')
  expect(lues(cir, '2028-05-01', 1)).toEqual([
    'Avoir 63 ans | Premier versement possible le 01/06/2028. | manque',
  ])
  expect(lues(cir, '2028-06-01', 1)[0]).toContain('| remplie')
})

it('C5 says what no account tells: the office verifies it', () => {
  for (const motif of [2, 4, 5])
    expect(lues(compte('1969-05-16', '1990-01-01'), '2028-05-01', motif).at(-1)).toContain(
      'Votre compte ne le dit pas : votre service le vérifie. | verifier',
    )
})

describe('quarters done while disabled (art. L. 24 I 5° and R. 37 bis)', () => {
  /** Born in May 1969, 172 quarters required: 82 from 58 on. Five quarters and 71 days go on from 20 November 2026 to May 2028. */
  const cir = compte('1969-05-16', '1990-01-01')
  const derniere = (trimestresHandicap: number | undefined, saisis?: number) => {
    const connu = trimestresHandicap === undefined ? {} : { trimestresHandicap }
    return conditionsDuMotif(
      { ...cir, situation: { ...cir.situation, ...connu } },
      hypothesesAu('2028-05-01', {
        motif: 5,
        ...(saisis !== undefined && { trimestresHandicap: saisis }),
      }),
      '2026-11-20',
    ).at(-1)
  }

  it.each([
    ['H1', 74, 79, 'manque'],
    ['H2', 75, 80, 'remplie'],
    ['H3', 76, 81, 'remplie'],
  ] as const)('%s counts those of the account, %i today, %i then: %s', (_, aujourdhui, alors, etat) => {
    const condition = derniere(aujourdhui)
    expect(condition).toMatchObject({
      condition:
        '80 trimestres cotisés avec une incapacité de 50 % au moins, ou une RQTH jusqu’au 31/12/2015',
      etat,
    })
    expect(condition?.constat).toContain(`Au départ, votre compte en donne ${alors} et 71 jours.`)
    expect(condition?.constat.includes('autre régime')).toBe(etat === 'manque')
  })

  it.each([
    ['H4 those typed stand over the account’s', 0, 77, 'votre saisie en donne 82 et 71 jours.', 'remplie'],
    ['H5 none at all is told as such', undefined, 0, 'votre saisie en donne 0.', 'manque'],
    [
      'H7 those of the account, as the form repeats them',
      77,
      77,
      'votre compte en donne 82 et 71 jours.',
      'remplie',
    ],
    ['H6 nobody tells them', undefined, undefined, 'Votre compte ne le dit pas', 'verifier'],
  ] as const)('%s', (_, duCompte, saisis, constat, etat) => {
    const condition = derniere(duCompte, saisis)
    expect(condition?.constat).toContain(constat)
    expect(condition?.etat).toBe(etat)
  })
})

it('asks the parent of an invalid child for fifteen years by the article of that right, not that of three children', () => {
  const conditions = conditionsDuMotif(compteType, hypothesesAu('2033-06-01', { motif: 4 }), '2026-11-20')
  expect(conditions.map(({ source }) => source)).toEqual([
    'art. L. 24 I 3° CPCMR',
    'art. L. 24 I 3° CPCMR',
    'art. R. 37 CPCMR',
  ])
})
