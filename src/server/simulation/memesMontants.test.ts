import { dateAge, premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { auCentime } from '#rules/money.ts'
import { tableauDesChoix } from '#contract/simulation/comparaison.ts'
import type { DemandeEstimation } from '#contract/simulation/demandeEstimation.ts'
import { estimation } from '#contract/simulation/estimation.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { euros } from '#rules/format/nombres.ts'
import { type Demande, motifs } from '#rules/retraite/demande/demande.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { comparerChoix } from '#rules/simulation/comparaison/comparaison.ts'
import { demandeDuCompte, indiceDetenu } from '#rules/simulation/hypotheses/hypotheses.ts'
import { resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { alain } from '#demo/personas/agents.ts'
import { camille } from '#demo/personas/camille/camille.ts'
import type { Persona } from '#demo/personas/Persona.ts'
import { personas } from '#demo/personas/personas.ts'
import { thomas } from '#demo/personas/thomas.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { reportPdf } from '#server/kit/pdf/reportPdf.ts'
import { simulationsReport } from './pdf/simulationsPdf.ts'
import { nodesOf, readPdf } from '#server/kit/pdf/testing/readPdf.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const today = '2026-11-20'

const spaced = (text: string) => text.replaceAll(/[\s\u00A0\u202F]+/g, ' ')

describe('an estimate, wherever it is shown', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp('SQLite')
  })
  afterAll(() => portal.close())

  it.each<[string, Persona, CalendarDate, number]>([
    ['Camille', camille, '2034-03-01', 2],
    ['Alain', alain, '2027-06-01', 0],
    ['Thomas', thomas, '2039-09-01', 2],
  ] as const)(
    'has the same amounts for %s in the browser, the public call and the PDF',
    async (_, ...given) => {
      const [persona, dateDepart, enfants] = given
      const cir = makeCir(persona, today)
      if (!cir) throw new Error('No account')
      const hypotheses: Hypotheses = {
        dateDepart,
        motif: 1,
        indiceMajore: indiceDetenu(cir, dateDepart) ?? 0,
        enfants,
        quotites: [{ debut: '2027-01-01', quotite: 80 }],
        rachat: { trimestres: 2, option: 3 },
        pointsRafp: cir.rafp?.points ?? 0,
        revenuFiscalReference: 28_000,
        parts: 1.5,
        regle: 'envigueur',
      }
      const payload = demandeDuCompte(cir, hypotheses, today)
      const here = estimer(payload)

      const answer = await portal.app.inject({ method: 'POST', url: estimation.path, payload })
      expect(answer.json()).toEqual(JSON.parse(JSON.stringify(here)))

      const kept = [{ rang: 1, nom: 'Essai', choix: 'entiere' as const, hypotheses }]
      const report = simulationsReport(cir, kept, persona.prenom, today)
      const bytes = reportPdf(report, { createdOn: new Date(`${today}T12:00:00Z`), compress: false })
      const pdf = spaced(
        nodesOf(readPdf(bytes).structure, 'P', 'TD', 'TH')
          .map(({ text }) => text)
          .join(' | '),
      )
      const { pensionBruteMensuelle, prelevements, lignes } = here
      expect(pdf).toContain(spaced(euros(pensionBruteMensuelle)))
      expect(pdf).toContain(spaced(euros(prelevements?.pensionNetteMensuelle ?? auCentime(-1))))
      for (const ligne of lignes) expect(pdf).toContain(spaced(resultatDeLigne(ligne)))

      const comparaison = comparerChoix(cir, hypotheses, today)
      for (const { choix, cellules } of comparaison ? tableauDesChoix(comparaison).lignes : []) {
        expect(pdf).toContain(spaced(choix))
        for (const { valeur } of cellules) expect(pdf).toContain(spaced(valeur))
      }
    },
  )
})

/** Suppositions that no one typed: those of the account. */
const supposees = (cir: CompteRetraite, motif: number, dateDepart: CalendarDate): Hypotheses => ({
  dateDepart,
  motif,
  indiceMajore: indiceDetenu(cir, dateDepart) ?? 0,
  enfants: 3,
  quotites: [],
  rachat: { trimestres: 0, option: 3 },
  pointsRafp: 0,
  revenuFiscalReference: 0,
  parts: 1,
  regle: 'envigueur',
})

describe('what the screens know, the public call can be told', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp('SQLite')
  })
  afterAll(() => portal.close())

  it('has a field for each fact that the engine reads', () => {
    expectTypeOf<keyof DemandeEstimation>().toEqualTypeOf<keyof Demande>()
  })

  it.each(motifs)('so that it answers as they do for everyone, with reason %i', async (motif) => {
    let rendues = 0
    for (const persona of personas) {
      const cir = makeCir(persona, today)
      if (!cir) continue
      for (const annees of [57, 60, 62, 64, 67]) {
        const { dateNaissance } = cir.situation
        const dateDepart = premierDuMois(dateAge(dateNaissance, { annees, mois: 0 }))
        if (dateDepart <= today) continue
        const payload = demandeDuCompte(cir, supposees(cir, motif, dateDepart), today)
        const fautes = verifierDemande(payload)
        const answer = await portal.app.inject({ method: 'POST', url: estimation.path, payload })
        const quoi = `${persona.prenom}, ${dateDepart}`
        if (fautes.length === 0) {
          expect(answer.json(), quoi).toEqual(JSON.parse(JSON.stringify(estimer(payload))))
          rendues += 1
        } else {
          expect(answer.json().champs, quoi).toEqual([...new Set(fautes.map(({ champ }) => champ))])
        }
      }
    }
    expect(rendues).toBeGreaterThan(0)
  })
})

it('has in its PDF every hypothesis, what the amount leaves out, and a curve told in words', () => {
  const cir = makeCir(camille, today)
  if (!cir) throw new Error('No account')
  const hypotheses: Hypotheses = {
    dateDepart: '2034-03-01',
    motif: 1,
    indiceMajore: 768,
    enfants: 2,
    quotites: [{ debut: '2027-01-01', quotite: 80 }],
    incapacitePermanente: true,
    rachat: { trimestres: 0, option: 3 },
    pointsRafp: 6120,
    revenuFiscalReference: 28_000,
    parts: 1.5,
    regle: 'envigueur',
  }
  const kept = { rang: 1, nom: 'Essai', choix: 'progressive' as const, hypotheses }
  const impossible = {
    rang: 2,
    nom: 'Trop tôt',
    choix: 'entiere' as const,
    hypotheses: { ...hypotheses, dateDepart: '2027-01-01' as const },
  }
  const report = simulationsReport(cir, [kept, impossible], 'Camille', today)
  const pdf = readPdf(reportPdf(report, { createdOn: new Date(`${today}T12:00:00Z`), compress: false }))
  const texts = (...tags: readonly string[]) =>
    nodesOf(pdf.structure, ...tags).map(({ text }) => spaced(text).trim())
  expect([pdf.unmarked, pdf.missingGlyphs]).toEqual([0, 0])
  expect(texts('TD')).toEqual(
    expect.arrayContaining([
      '01/03/2034',
      '80 % à partir du 01/01/2027 ; 80 % à partir du 01/06/2029',
      '6 120 points',
      'aucun',
    ]),
  )
  expect(texts('TD')).toContain('28 000,00 €, 1,5 part')
  expect(texts('TH')).toContain('Incapacité permanente de 50 % au moins')
  expect(texts('H3')).toEqual([
    'Vos hypothèses',
    'Ce que ce montant ne compte pas',
    'Ce montant suppose',
    'Pension brute par mois selon le mois de départ (barème indicatif)',
    'Comparer vos choix',
    'À quel âge un choix a-t-il donné autant que la pension entière à la date choisie ?',
    'Ce qui n’est pas possible, ou ne vous apporterait rien',
    'D’où vient ce montant ?',
  ])
  expect(texts('H2')).toContain('Vos simulations côte à côte')
  // The note names each row that speaks of the full pension: what it names is in the table.
  const note = texts('P').find((text) => text.endsWith('sont ceux de la pension entière qui la suit.'))
  expect(note).toMatch(/^La pension nette, le taux, les trimestres et la retraite additionnelle /)
  expect(texts('TH')).toEqual(
    expect.arrayContaining([
      'Pension nette estimée, avant impôt',
      'Taux de la pension',
      'Trimestres',
      'Retraite additionnelle (RAFP), brute',
    ]),
  )
  expect(texts('TD')).toContainEqual(
    expect.stringMatching(/^\d+ liquidables, \d+( et \d+ jours)? d’assurance, \d+ requis$/),
  )
  expect(texts('TD')).toContain('n’est plus possible')
  expect(texts('LBody')).toContain('L’impôt sur le revenu.')
  expect(texts('P')).toContainEqual(
    expect.stringMatching(
      /^Retraite progressive dès le 01\/06\/2029, en travaillant à 80 % .+ € bruts par mois/,
    ),
  )
  expect(nodesOf(pdf.structure, 'Figure')).toHaveLength(1)
})
