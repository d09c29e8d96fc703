import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estimation } from '#contract/simulation/estimation.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { hypothesesDe, saisieDesHypotheses } from '#contract/simulation/hypothesesForm.ts'
import { cirType } from '#contract/carriere/testing/cirType.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { ouvertureDuCompte } from '#rules/carriere/services/ouverture.ts'
import { auCentime } from '#rules/money.ts'
import { euros, pourcent } from '#rules/format/nombres.ts'
import { resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { compteAuHasard } from '#rules/simulation/testing/comptesAuHasard.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { reportPdf } from '#server/kit/pdf/reportPdf.ts'
import { nodesOf, readPdf } from '#server/kit/pdf/testing/readPdf.ts'
import { chiffresSections } from './pdf/chiffresSections.ts'
import { estimeeDe } from './pdf/estimee.ts'
import { simulationsReport } from './pdf/simulationsPdf.ts'

const TODAY = '2026-11-20'

/** A departure of any career, as a kept simulation holds it after the form that the browser fills, and what it asks of the engine. */
const departs = fc
  .record({
    compte: compteAuHasard,
    mois: fc.integer({ min: 0, max: 48 }),
    motif: fc.constantFrom(1, 1, 1, 3, 5),
    enfants: fc.integer({ min: 0, max: 5 }),
    incapacitePermanente: fc.boolean(),
    rachat: fc.record({ trimestres: fc.constantFrom(0, 0, 3), option: fc.constantFrom(1, 2, 3) }),
    indiceMajore: fc.constantFrom('500', '768', 'A3'),
    pointsRafp: fc.integer({ min: 0, max: 9000 }),
    revenuFiscalReference: fc.constantFrom(0, 15_000, 28_000),
  })
  .map(({ compte: { situation, ...reste }, mois, indiceMajore, ...faits }) => {
    const cir: Cir = { ...cirType, ...reste, situation: { ...cirType.situation, ...situation } } as Cir
    const ouverture = ouvertureDuCompte(cir, '2026-09-01')?.date ?? TODAY
    const debut = Math.max(rangDuMois(TODAY) + 1, rangDuMois(ouverture))
    const supposees = hypothesesAu(premierDuRang(debut + mois), { ...faits, parts: 1.5 }) as Hypotheses
    const hypotheses = hypothesesDe({ ...saisieDesHypotheses(supposees, cir), indiceMajore })
    return { cir, hypotheses, payload: demandeDuCompte(cir, hypotheses, TODAY) }
  })
  .filter(({ payload }) => verifierDemande(payload).length === 0)

describe('any career has the same amounts', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp('SQLite')
  })
  afterAll(() => portal.close())

  it('in the browser and in the open call', async () => {
    await fc.assert(
      fc.asyncProperty(departs, async ({ payload }) => {
        const answer = await portal.app.inject({ method: 'POST', url: estimation.path, payload })
        expect(answer.json()).toEqual(JSON.parse(JSON.stringify(estimer(payload))))
      }),
      { numRuns: 1500 },
    )
  })

  it('in the browser and in the lines of the PDF, before they are drawn', () => {
    fc.assert(
      fc.property(departs, ({ cir, hypotheses, payload }) => {
        const browser = estimer(payload)
        const estimee = estimeeDe(cir, { rang: 1, nom: 'Essai', choix: 'entiere', hypotheses }, TODAY)
        expect(estimee?.estimation).toEqual(browser)
        if (!estimee) return
        const { resultat, calcul } = chiffresSections('Essai', estimee)
        const [brute = '', ...autres] = resultat.paragraphs ?? []
        expect(brute).toContain(euros(auCentime(browser.pensionBruteMensuelle)))
        expect(brute).toContain(`au taux de ${pourcent(browser.taux)}`)
        expect(brute.includes('barème indicatif')).toBe(browser.indicatif)
        if (browser.prelevements)
          expect(autres[0]).toContain(euros(browser.prelevements.pensionNetteMensuelle))
        expect(calcul.table?.rows).toEqual(
          browser.lignes.map((ligne) => [
            ligne.libelle,
            ligne.formule,
            expect.stringContaining(resultatDeLigne(ligne)),
            ligne.source,
          ]),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('in the report and in the PDF that is drawn of it, word for word', () => {
    const noir = (texte: string) => texte.replaceAll(/[\s\u00A0\u202F]+/g, '')
    fc.assert(
      fc.property(departs, ({ cir, hypotheses }) => {
        const kept = [{ rang: 1, nom: 'Essai', choix: 'entiere' as const, hypotheses }]
        const report = simulationsReport(cir, kept, 'Camille', TODAY)
        const bytes = reportPdf(report, { createdOn: new Date(`${TODAY}T12:00:00Z`), compress: false })
        const pdf = nodesOf(readPdf(bytes).structure, 'P', 'LBody', 'TD', 'TH').map(({ text }) => noir(text))
        const ecrits = report.sections.flatMap(({ paragraphs = [], list = [], table }) => [
          ...paragraphs,
          ...list,
          ...(table ? table.rows.flat() : []),
        ])
        for (const texte of ecrits) expect(pdf).toContain(noir(texte))
      }),
      { numRuns: 30 },
    )
  })
})
