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
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useMessageText } from '#portal/client/contents.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { estPassee } from '#rules/simulation/comparaison/choixGarde.ts'
import { autreDepart } from '#rules/simulation/hypotheses/hypotheses.ts'
import { simulateurMessages } from '../words.ts'
import { nomDistinct, nomParDefaut } from './noms.ts'
import { rangLibre } from './scenarios.ts'

const words = simulateurMessages.scenarios

interface ScenariosKept {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
  readonly scenarios: readonly Scenario[]
  readonly onTake: (hypotheses: Hypotheses) => void
  readonly onChanged: () => Promise<unknown>
}

const nommee = ({ rang, simulationId }: Scenario) => ({
  rang,
  ...(simulationId !== undefined && { simulationId }),
})

const noms = (scenarios: readonly Scenario[]) => scenarios.map(({ nom }) => nom)

/** What is done with the kept simulations, and what is said of it; the focus goes to the heading when what had it goes. */
export const useScenarios = ({ cir, aujourdhui, scenarios, onTake, onChanged }: ScenariosKept) => {
  const [dit, setDit] = useState('')
  const [supprimee, setSupprimee] = useState<Scenario>()
  const [renommee, setRenommee] = useState<Scenario>()
  const titre = useRef<HTMLHeadingElement>(null)
  const [echec, setEchec] = useState('')
  const send = useFormSend()
  const textOf = useMessageText()
  const rang = rangLibre(scenarios)

  /** Says what was done; gives back why it was not. */
  const done = async (outcome: { readonly status: 200 } | Unsuccessful, phrase: string) => {
    const refus = refusDe(outcome)
    if (refus !== undefined) return textOf(refus)
    await onChanged()
    setDit(phrase)
    return undefined
  }
  const put = async (scenario: Scenario, phrase: string) => {
    setEchec('')
    setDit('')
    return done((await send(garderscenario, { body: scenario })) as Unsuccessful, phrase)
  }
  return {
    dit,
    /** Why the last one could be neither deleted nor kept again. */
    echec,
    supprimee,
    renommee,
    titre,
    /** Whether one more may be kept. */
    libre: rang !== undefined,
    keep: async (saisi: string, garder: Pick<Scenario, 'choix' | 'hypotheses'>) => {
      if (rang === undefined) return words.complet
      const nom = nomDistinct(saisi === '' ? nomParDefaut(garder) : saisi, noms(scenarios))
      setSupprimee(undefined)
      return put({ rang, nom, ...garder }, words.gardee(nom))
    },
    /** Deletes it; `retablir` keeps it again as long as nothing else was done, if it still could be kept. */
    remove: async (scenario: Scenario) => {
      // The same failure twice is said twice.
      setEchec('')
      const outcome = await send(supprimerscenario, { body: nommee(scenario) })
      const refus = await done(outcome as Unsuccessful, words.supprimee(scenario.nom))
      if (refus !== undefined) return setEchec(refus)
      const fautes = fautesDuScenario(cir, scenario, aujourdhui, moisSuivant(aujourdhui))
      const possible = Object.keys(fautes).length === 0
      setSupprimee(possible ? scenario : undefined)
      setRenommee(undefined)
      if (!possible) titre.current?.focus()
    },
    retablir: async () => {
      if (!supprimee) return
      const { simulationId: _deleted, ...scenario } = supprimee
      const refus = await put(scenario, words.retablie(scenario.nom))
      if (refus !== undefined) return setEchec(refus)
      setSupprimee(undefined)
      titre.current?.focus()
    },
    rename: (scenario: Scenario | undefined) => {
      setRenommee(scenario)
      setDit('')
      setEchec('')
      if (!scenario) titre.current?.focus()
    },
    /** Gives the name typed to the simulation that is being renamed. */
    baptise: async (saisi: string) => {
      if (!renommee) return undefined
      const nom = nomDistinct(saisi, noms(scenarios.filter(({ rang: autre }) => autre !== renommee.rang)))
      const outcome = await send(renommerscenario, { body: { ...nommee(renommee), nom } })
      const refus = await done(outcome as Unsuccessful, words.renommee(renommee.nom, nom))
      if (refus !== undefined) return refus
      setRenommee(undefined)
      titre.current?.focus()
      return undefined
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
