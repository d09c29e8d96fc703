import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { shellMessages } from '../words.ts'
import { firstFocus, PortalModal } from '#portal/components/PortalModal.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { tempsRestant } from '#rules/format/durees.ts'
import { announcedSeconds } from '#portal/client/session/expiry/secondsLeft.ts'

const { titre, reste, explication, limite, annonce, echec, rester } = shellMessages.session

interface SessionDialogProps {
  readonly secondsLeft: number
  /** The session has lasted its longest: nothing prolongs it, the person may only finish what is under way. */
  readonly absolute: boolean
  /** The last attempt to prolong the session did not succeed. */
  readonly failed: boolean
  /** Prolongs the session; when it is absolute, only closes the warning. */
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Warning that the session is about to end; its time is given, it counts nothing itself. */
export const SessionDialog = ({ secondsLeft, absolute, failed, onStay, onLeave }: SessionDialogProps) => {
  const announced = announcedSeconds(secondsLeft)
  return (
    <PortalModal
      open
      onClose={onStay}
      titre={titre}
      texte={
        <p>
          {reste} <strong>{tempsRestant(secondsLeft)}</strong>. {absolute ? limite : explication}
        </p>
      }
      actions={
        <>
          {absolute ? null : (
            <Button type="button" nativeButtonProps={firstFocus} onClick={onStay}>
              {rester}
            </Button>
          )}
          <Button type="button" priority="secondary" onClick={onLeave}>
            {shellMessages.seDeconnecter}
          </Button>
        </>
      }
    >
      <Status alerte className={failed ? 'fr-error-text' : 'fr-sr-only'}>
        {failed ? echec : ''}
      </Status>
      <Status>{announced === undefined ? '' : annonce(announced)}</Status>
    </PortalModal>
  )
}
