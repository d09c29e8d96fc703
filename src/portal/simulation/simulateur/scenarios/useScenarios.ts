import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import { useRef, useState } from 'react'
import type { Cir } from '#contract/carriere/cir.ts'
import { fautesDuScenario } from '#contract/simulation/fautes/hypothesesFautes.ts'
import {
  garderscenario,
  type Hypotheses,
  renommerscenario,
  type Scenario,
  supprimerscenario,
} from '#contract/simulation/simulateur.ts'
import { useSend } from '#portal/client/call/useSend.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { estPassee } from '#rules/simulation/comparaison/choixGarde.ts'
import { autreDepart } from '#rules/simulation/hypotheses/hypotheses.ts'
import { simulateurMessages } from '../words.ts'
import { nomParDefaut } from './noms.ts'
import { rangLibre } from './scenarios.ts'

const words = simulateurMessages.scenarios

interface ScenariosKept {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
  readonly scenarios: readonly Scenario[]
  readonly onTake: (hypotheses: Hypotheses) => void
  readonly onChanged: () => Promise<unknown>
}

/** What is done with the kept simulations, and what is said of it; the focus goes to the heading when what had it goes. */
export const useScenarios = ({ cir, aujourdhui, scenarios, onTake, onChanged }: ScenariosKept) => {
  const [dit, setDit] = useState('')
  const [supprimee, setSupprimee] = useState<Scenario>()
  const [renommee, setRenommee] = useState<Scenario>()
  const titre = useRef<HTMLHeadingElement>(null)
  const send = useSend()
  const rang = rangLibre(scenarios)

  const done = async (status: number | string, phrase: string) => {
    if (status !== 200) return false
    await onChanged()
    setDit(phrase)
    return true
  }
  const put = async (scenario: Scenario, phrase: string) => {
    const { status } = await send(garderscenario, { body: scenario })
    return done(status, phrase)
  }
  return {
    dit,
    supprimee,
    renommee,
    titre,
    /** Whether one more may be kept. */
    libre: rang !== undefined,
    keep: async (saisi: string, garder: Pick<Scenario, 'choix' | 'hypotheses'>) => {
      if (rang === undefined) return false
      const nom = saisi === '' ? nomParDefaut(garder) : saisi
      setSupprimee(undefined)
      return put({ rang, nom, ...garder }, words.gardee(nom))
    },
    /** Deletes it; `retablir` keeps it again as long as nothing else was done, if it still could be kept. */
    remove: async (scenario: Scenario) => {
      const { status } = await send(supprimerscenario, { body: { rang: scenario.rang } })
      if (!(await done(status, words.supprimee(scenario.nom)))) return
      const fautes = fautesDuScenario(cir, scenario, aujourdhui, moisSuivant(aujourdhui))
      const possible = Object.keys(fautes).length === 0
      setSupprimee(possible ? scenario : undefined)
      setRenommee(undefined)
      if (!possible) titre.current?.focus()
    },
    retablir: async () => {
      if (!supprimee || !(await put(supprimee, words.retablie(supprimee.nom)))) return
      setSupprimee(undefined)
      titre.current?.focus()
    },
    rename: (scenario: Scenario | undefined) => {
      setRenommee(scenario)
      setDit('')
      if (!scenario) titre.current?.focus()
    },
    /** Gives the name typed to the simulation that is being renamed. */
    baptise: async (nom: string) => {
      if (!renommee) return
      const { status } = await send(renommerscenario, { body: { rang: renommee.rang, nom } })
      if (!(await done(status, words.renommee(renommee.nom, nom)))) return
      setRenommee(undefined)
      titre.current?.focus()
    },
    /** Supposes it again; at the first date to come when its own has passed. */
    take: ({ hypotheses, nom }: Scenario) => {
      const passee = estPassee(hypotheses, aujourdhui)
      const premier = moisSuivant(aujourdhui)
      onTake(passee ? autreDepart(cir, hypotheses, premier) : hypotheses)
      setDit(passee ? words.reprisePassee(nom, dateEnChiffres(premier)) : words.reprise(nom))
    },
  }
}
