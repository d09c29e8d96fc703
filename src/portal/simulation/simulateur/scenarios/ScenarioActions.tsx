import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Link } from 'react-router-dom'
import { gardeMessages } from '#contract/simulation/garde.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { simulateurMessages } from '../words.ts'
import { adresseDemande, peutDemander, type ScenarioEstime } from './scenarios.ts'
import type { useScenarios } from './useScenarios.ts'

const words = simulateurMessages.scenarios

/** What the buttons do. */
export type Gestes = Pick<ReturnType<typeof useScenarios>, 'take' | 'rename' | 'remove'>

interface ScenarioActionsProps extends ScenarioEstime {
  readonly gestes: Gestes
  /** Whether a request for retirement is under way: there is no other to make. */
  readonly enCours: boolean
}

/** What can be done with a kept simulation; those who only read change nothing. */
export const ScenarioActions = ({ scenario, estime, sinon, gestes, enCours }: ScenarioActionsProps) => {
  const { navigation } = useSession()
  const boutons = [
    [
      sinon === gardeMessages.passee ? words.reprendrePassee : words.reprendre,
      'secondary',
      () => gestes.take(scenario),
    ],
    ...(navigation?.lectureSeule
      ? []
      : ([
          [words.renommer, 'tertiary', () => gestes.rename(scenario)],
          [words.supprimer, 'tertiary', () => void gestes.remove(scenario)],
        ] as const)),
  ] as const
  return (
    <ul className="fr-raw-list eap-simu__actions">
      {boutons.map(([nom, priority, onClick]) => (
        <li key={nom}>
          <Button
            type="button"
            size="small"
            priority={priority}
            aria-label={words.action(nom, scenario.nom)}
            onClick={onClick}
          >
            {nom}
          </Button>
        </li>
      ))}
      {estime && !enCours && peutDemander(navigation) ? (
        <li>
          <Link
            className="fr-link fr-link--sm"
            to={adresseDemande(scenario.hypotheses.dateDepart)}
            aria-label={words.action(words.demander, scenario.nom)}
          >
            {words.demander}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
