import { useState } from 'react'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { PortalModal } from '../components/PortalModal.tsx'
import { Status } from '../components/Status.tsx'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { configured } from '../session/configuration.ts'

interface ScreenSharingDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const { titre, description, masque, activer, active, nonConfigure, contact } = shellMessages.partage

const load = (address: string) => {
  const script = document.createElement('script')
  script.src = address
  document.head.append(script)
}

/** Says what screen sharing does, and starts the configured service once the person agrees. */
export const ScreenSharingDialog = ({ open, onClose }: ScreenSharingDialogProps) => {
  const [started, setStarted] = useState(false)
  const address = configured('urlPartageEcran')
  const start = () => {
    load(address)
    setStarted(true)
  }
  const action =
    address === '' ? (
      <Button linkProps={{ to: paths.contact, onClick: onClose }}>{contact}</Button>
    ) : (
      <Button type="button" onClick={start} disabled={started}>
        {activer}
      </Button>
    )
  return (
    <PortalModal open={open} onClose={onClose} titre={titre} actions={action}>
      <p>{description}</p>
      <p>{address === '' ? nonConfigure : masque}</p>
      <Status className="fr-text--bold">{started ? active : ''}</Status>
    </PortalModal>
  )
}
