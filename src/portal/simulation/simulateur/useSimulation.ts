import { useDeferredValue, useMemo, useState } from 'react'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { indiceDetenu } from '#rules/simulation/hypotheses.ts'
import type { MessageMap } from '#portal/client/call/messageText.ts'
import { fautesDe } from './saisie/fautes.ts'
import { hypothesesInitiales, resultatsDe } from './resultats.ts'
import { hypothesesDe, premierJour, type Saisie, saisieDe } from './saisie/saisie.ts'

/** The fields after a change: the index follows the date as long as it is the account's. */
export const apresChangement = (cir: Cir, avant: Saisie, change: Partial<Saisie>): Saisie => {
  const apres = { ...avant, ...change }
  const deDate = ({ annee, mois }: Saisie) => String(indiceDetenu(cir, premierJour({ annee, mois })) ?? '')
  const suit = change.indiceMajore === undefined && avant.indiceMajore === deDate(avant)
  return suit ? { ...apres, indiceMajore: deDate(apres) } : apres
}

/** Fields, faults and results of the simulator; the results are those of the last fields without a fault. */
export const useSimulation = (cir: Cir, aujourdhui: CalendarDate, messages: MessageMap | undefined) => {
  const [saisie, setSaisie] = useState(() => saisieDe(hypothesesInitiales(cir, aujourdhui)))
  const hypotheses = useMemo(() => hypothesesDe(saisie), [saisie])
  const fautes = useMemo(
    () => fautesDe(cir, hypotheses, aujourdhui, messages),
    [cir, hypotheses, aujourdhui, messages],
  )
  const juste = Object.keys(fautes).length === 0
  const [valides, setValides] = useState(juste ? hypotheses : undefined)
  if (juste && valides !== hypotheses) setValides(hypotheses)
  // Typing comes first: the walk through the months follows when there is time.
  const montrees = useDeferredValue(valides)
  const resultats = useMemo(
    () => montrees && resultatsDe(cir, montrees, aujourdhui),
    [cir, montrees, aujourdhui],
  )
  return {
    saisie,
    fautes,
    juste,
    hypotheses,
    resultats,
    changer: (change: Partial<Saisie>) => setSaisie((avant) => apresChangement(cir, avant, change)),
    reprendre: (reprises: Hypotheses) => setSaisie(saisieDe(reprises)),
    reinitialiser: () => setSaisie(saisieDe(hypothesesInitiales(cir, aujourdhui))),
  }
}

export type Simulation = ReturnType<typeof useSimulation>
