import type { ReactNode } from 'react'
import type { Scenario } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
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
  <DataTable
    legende={words.legende}
    colonnes={[words.critere, ...scenarios.map(({ scenario }) => scenario.nom)]}
    large
    lignes={[
      {
        id: 'depart',
        cellules: [
          simulateurMessages.resultats.depart,
          ...scenarios.map(({ scenario }) => dateEnChiffres(scenario.hypotheses.dateDepart)),
        ],
      },
      ...lignesComparees(scenarios).map(({ libelle, valeurs }) => ({
        id: libelle,
        cellules: [libelle, ...valeurs],
      })),
      {
        id: 'actions',
        cellules: [words.actions, ...scenarios.map(({ scenario }) => actions(scenario))],
        className: 'eap-no-print',
      },
    ]}
  />
)
