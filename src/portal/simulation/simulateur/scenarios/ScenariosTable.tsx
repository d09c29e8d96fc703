import type { ReactNode } from 'react'
import type { Scenario } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { simulateurMessages } from '../words.ts'
import type { ScenarioEstime } from './scenarios.ts'
import { lignesComparees } from './scenarios.ts'

const words = simulateurMessages.scenarios

interface ScenariosTableProps {
  readonly scenarios: readonly ScenarioEstime[]
  /** What can be done with one. */
  readonly actions: (scenario: Scenario) => ReactNode
}

/** Kept simulations, one a column. It scrolls sideways where the screen is narrow. */
export const ScenariosTable = ({ scenarios, actions }: ScenariosTableProps) => (
  <ScrollRegion label={words.legende}>
    <table className="eap-simu__table">
      <caption>{words.legende}</caption>
      <thead>
        <tr>
          <th scope="col">{words.critere}</th>
          {scenarios.map(({ scenario }) => (
            <th key={scenario.rang} scope="col">
              {scenario.nom}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{simulateurMessages.resultats.depart}</th>
          {scenarios.map(({ scenario }) => (
            <td key={scenario.rang}>{dateEnChiffres(scenario.hypotheses.dateDepart)}</td>
          ))}
        </tr>
        {lignesComparees(scenarios).map(({ libelle, valeurs }) => (
          <tr key={libelle}>
            <th scope="row">{libelle}</th>
            {scenarios.map(({ scenario }, rang) => (
              <td key={scenario.rang}>{valeurs[rang]}</td>
            ))}
          </tr>
        ))}
        <tr className="eap-no-print">
          <th scope="row">{words.actions}</th>
          {scenarios.map(({ scenario }) => (
            <td key={scenario.rang}>{actions(scenario)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  </ScrollRegion>
)
