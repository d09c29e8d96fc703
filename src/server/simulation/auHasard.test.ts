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
import { euros } from '#rules/format/nombres.ts'
import { resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { compteAuHasard } from '#rules/simulation/testing/comptesAuHasard.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { simulationsReport } from './pdf/simulationsPdf.ts'

const TODAY = '2026-11-20'

/** A departure of any career, as a kept simulation holds it after the form that the browser fills, and what it asks of the engine. */
const departs = fc
  .record({
    compte: compteAuHasard,
    mois: fc.integer({ min: 0, max: 48 }),
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
      { numRuns: 500 },
    )
  })

  it('in the browser and in the PDF', () => {
    fc.assert(
      fc.property(departs, ({ cir, hypotheses, payload }) => {
        const browser = estimer(payload)
        const kept = [{ rang: 1, nom: 'Essai', choix: 'entiere' as const, hypotheses }]
        const pdf = JSON.stringify(simulationsReport(cir, kept, 'Camille', TODAY))
        for (const ligne of browser.lignes) expect(pdf).toContain(resultatDeLigne(ligne))
        expect(pdf).toContain(euros(auCentime(browser.pensionBruteMensuelle)))
      }),
      { numRuns: 40 },
    )
  })
})
