import { ecrire } from '#rules/format/nombres.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import { atMost, type Measure, said } from './kit/Measure.ts'
import { runAlone } from './kit/report.ts'
import { timeOf } from './kit/time.ts'

const ANCHOR_STEPS = 10_000

/** A fixed arithmetic loop: what the machine is worth at this moment. */
const anchor = () => {
  let sum = 0
  for (let step = 1; step <= ANCHOR_STEPS; step += 1) sum = (sum * 31 + step) % 1_000_003
  return sum
}

const demande: Demande = {
  dateNaissance: '1969-05-12',
  categorie: 'sedentaire',
  dateDepart: '2033-06-01',
  motif: 1,
  indiceMajore: 763,
  trimestresLiquidables: 158,
  trimestresAssurance: 168,
  trimestresBonification: 8,
  enfants: 2,
  nbi: 20,
  rafp: { points: 6120 },
  prelevements: { revenuFiscalReference: 34_000, parts: 2 },
}

/** Time of one estimate, and of every possible departure of an account, as the chart of the simulator has them. */
export const retirementBench = (): readonly Measure[] => {
  const reference = timeOf(anchor)
  const one = timeOf(() => estimer(demande))
  const chart = timeOf(() =>
    parcourirMois(compteType, hypothesesAu('2033-06-01'), '2026-11-21', '2026-12-01'),
  )
  const ratio = (time: number) => `${ecrire(time / reference)} × la boucle`
  return [
    said(`Boucle de ${ecrire(ANCHOR_STEPS)} opérations (ancre)`, `${ecrire(reference * 1000)} µs`),
    atMost('Une estimation de pension', one * 1000, 50, 'µs', ratio(one)),
    atMost('Tous les départs d’un compte, mois par mois', chart, 16.7, 'ms', ratio(chart)),
  ]
}

await runAlone(import.meta.url, retirementBench)
