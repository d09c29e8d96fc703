import { Link } from 'react-router-dom'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { paths } from '#portal/paths.ts'
import { reprise } from '#portal/simulation/reprise.ts'
import { calculetteMessages } from '../words.ts'

const { suites: words } = calculetteMessages

interface SuitesProps {
  /** What the simulator would suppose; undefined when the account is left aside, or something is to mend. */
  readonly hypotheses: Hypotheses | undefined
  /** Whether the simulator opens to who is signed in. */
  readonly simulateur: boolean
}

/** Where to go from here for those who are signed in: the simulator with the same buy-back, the account. */
export const Suites = ({ hypotheses, simulateur }: SuitesProps) => {
  const droits = useSession().navigation?.listeService
  const compteindividuelretraite = droits?.compteindividuelretraite === true
  if (!simulateur && !compteindividuelretraite) return null
  return (
    <nav className="fr-mb-6w eap-no-print" aria-labelledby="rachat-suites">
      <h2 id="rachat-suites">{words.titre}</h2>
      <ul>
        {simulateur ? (
          <li>
            <Link to={paths.simulateur} {...(hypotheses && { state: reprise(hypotheses) })}>
              {hypotheses ? words.simulateurAvec : words.simulateur}
            </Link>
          </li>
        ) : null}
        {compteindividuelretraite ? (
          <li>
            <Link to={paths.compteindividuelretraite}>{words.compte}</Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
