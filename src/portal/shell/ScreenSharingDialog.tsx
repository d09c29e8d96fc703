import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Facts, joignable } from '#portal/components/facts/Facts.tsx'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { shellMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import { configured } from '#portal/client/configuration.ts'
import { startSharing, stopSharing, useSharing, type Partage } from '#portal/client/screenSharing.ts'

interface ScreenSharingDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const words = shellMessages.partage

/**
 * Says what screen sharing does and who sees the screen, starts it once the person agrees, and stops it; the phone line
 * where only that is configured.
 */
export const ScreenSharingDialog = ({ open, onClose }: ScreenSharingDialogProps) => {
  const address = configured('urlPartageEcran')
  const partage = useSharing()
  const failed = partage.etat === 'echec'
  const possible = address !== '' || partage.etat !== 'arret'
  return (
    <PortalModal
      open={open}
      onClose={onClose}
      titre={possible ? words.titre : shellMessages.pied.aideTelephone}
      actions={
        possible ? (
          <SharingButton partage={partage} onStart={() => startSharing(address)} />
        ) : (
          <Button linkProps={{ to: paths.contact, onClick: onClose }}>{words.contact}</Button>
        )
      }
    >
      {possible ? (
        <>
          <p>{words.description}</p>
          <p>{words.quiVoit}</p>
          <p>{words.masque}</p>
        </>
      ) : (
        <ByPhone />
      )}
      <Status className="fr-text--lead">{failed ? '' : statusOf(partage)}</Status>
      <Status alerte className={failed ? 'fr-error-text' : ''}>
        {failed ? statusOf(partage) : ''}
      </Status>
    </PortalModal>
  )
}

interface SharingButtonProps {
  readonly partage: Partage
  readonly onStart: () => void
}

/** One button that changes its meaning, so that it keeps the focus. */
const SharingButton = ({ partage: { etat }, onStart }: SharingButtonProps) => {
  const started = etat === 'attente' || etat === 'code'
  return (
    <Button type="button" onClick={started ? stopSharing : onStart}>
      {started ? words.arreter : etat === 'echec' ? words.reessayer : words.activer}
    </Button>
  )
}

const statusOf = (partage: Partage): string => {
  switch (partage.etat) {
    case 'attente':
      return words.attente
    case 'code':
      return words.code(partage.code)
    case 'echec':
      return words.echec
    case 'arret':
      return ''
  }
}

/** The phone line and its hours. */
const ByPhone = () => {
  const horaires = configured('horairesAssistance')
  return (
    <>
      <p>{words.parTelephone}</p>
      <Facts
        facts={[
          joignable([words.telephone, configured('telephoneAssistance')]),
          ...(horaires === '' ? [] : [[words.horaires, horaires] as const]),
        ]}
      />
    </>
  )
}
