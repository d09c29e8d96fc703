import { gardeMessages } from '#contract/simulation/garde.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { simulateurMessages } from '../words.ts'
import { type Gestes, ScenarioActions } from './ScenarioActions.tsx'
import type { ScenarioEstime } from './scenarios.ts'
import { lignesComparees } from './scenarios.ts'

const words = simulateurMessages.scenarios

interface ScenariosTableProps {
  readonly scenarios: readonly ScenarioEstime[]
  readonly gestes: Gestes
  /** Whether a request for retirement is under way. */
  readonly enCours: boolean
}

/** Kept simulations, one a column. It scrolls sideways where the screen is narrow. */
export const ScenariosTable = ({ scenarios, gestes, enCours }: ScenariosTableProps) => (
  <>
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
          cellules: [
            words.actions,
            ...scenarios.map((un) => (
              <ScenarioActions key={un.scenario.rang} {...un} gestes={gestes} enCours={enCours} />
            )),
          ],
          className: 'eap-no-print',
        },
      ]}
    />
    {scenarios.some(({ estime }) => estime?.garde.progressive) ? (
      <p className="fr-text--sm fr-mb-1w">{gardeMessages.note}</p>
    ) : null}
  </>
)
