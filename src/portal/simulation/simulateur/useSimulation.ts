import { useDeferredValue, useMemo, useState } from 'react'
import type { Cir } from '#contract/carriere/cir.ts'
import {
  hypothesesDe,
  type HypothesesForm,
  saisieDesHypotheses,
} from '#contract/simulation/hypothesesForm.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { useFillForm, useFormValues, useLiveErrors } from '#portal/form/FormContext.ts'
import { hypothesesInitiales, resultatsDe } from './resultats/resultats.ts'

/** Faults and results of the form of the simulator; the results are those of the last fields without a fault. */
export const useSimulation = (cir: Cir, aujourdhui: CalendarDate, prevu: DepartPrevu | undefined) => {
  const saisie = useFormValues<HypothesesForm>()
  const remplir = useFillForm<HypothesesForm>()
  const nombreDeFautes = Object.keys(useLiveErrors()).length
  const hypotheses = useMemo(() => hypothesesDe(saisie), [saisie])
  const juste = nombreDeFautes === 0
  const [reprise, setReprise] = useState<HypothesesForm>()
  const [valides, setValides] = useState(juste ? hypotheses : undefined)
  if (juste && valides !== hypotheses) setValides(hypotheses)
  // Typing comes first: the walk through the months follows when there is time.
  const montrees = useDeferredValue(valides)
  const resultats = useMemo(
    () => montrees && resultatsDe(cir, montrees, aujourdhui),
    [cir, montrees, aujourdhui],
  )
  return {
    nombreDeFautes,
    juste,
    hypotheses,
    resultats,
    /** What was supposed again last, as the fields took it. */
    reprise,
    reprendre: (reprises: Hypotheses) => {
      const remplie = saisieDesHypotheses(reprises, cir)
      setReprise(remplie)
      remplir(remplie)
    },
    reinitialiser: () => remplir(saisieDesHypotheses(hypothesesInitiales(cir, aujourdhui, prevu), cir)),
  }
}

export type Simulation = ReturnType<typeof useSimulation>
