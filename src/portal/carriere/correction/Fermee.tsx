import { AddressButton, AddressLink } from '#portal/components/page/AddressLink.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { correctionMessages } from './words.ts'
import { nouveauMessage } from '#portal/client/nouveauMessage.ts'
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
    <p>{words[raison === 'droit' && messagerie ? 'droitEcrire' : raison]}</p>
    {messagerie && raison !== 'lectureSeule' ? (
      <AddressButton to={nouveauMessage({ theme: 'compteindividuelretraite' })}>
        {words.messagerie}
      </AddressButton>
    ) : null}
    {raison === 'lectureSeule' ? (
      <p>
        <AddressLink to={paths.contact}>{componentMessages.contact}</AddressLink>
      </p>
    ) : null}
  </>
)
