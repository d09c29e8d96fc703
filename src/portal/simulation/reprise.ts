import { useLocation } from 'react-router-dom'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'

/** What a link takes from a screen of simulation to the other: kept by the browser’s history, never in an address. */
interface Reprise {
  readonly hypotheses: Partial<Hypotheses>
}

/** State of a link to the other screen, which fills it in with what is supposed here. */
export const reprise = (hypotheses: Hypotheses): Reprise => ({ hypotheses })

/** What the screen that led here supposed. */
export const useReprise = (): Partial<Hypotheses> | undefined =>
  (useLocation().state as Partial<Reprise> | null)?.hypotheses
