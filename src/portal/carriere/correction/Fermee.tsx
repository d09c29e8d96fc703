import { Link } from 'react-router-dom'
import { correctionMessages } from './words.ts'
import { paths } from '#portal/paths.ts'

const { fermee: words } = correctionMessages

interface FermeeProps {
  readonly raison: 'lectureSeule' | 'droit' | 'compte'
  /** The messaging service is open to this person. */
  readonly messagerie: boolean
}

/** Why the account cannot be corrected here, and what to do instead. */
export const Fermee = ({ raison, messagerie }: FermeeProps) => (
  <>
    <p>{words[raison]}</p>
    {messagerie && raison !== 'lectureSeule' ? (
      <Link className="fr-btn" to={`${paths.nouvelleDemandeMesap}?theme=compteindividuelretraite`}>
        {words.messagerie}
      </Link>
    ) : null}
  </>
)
