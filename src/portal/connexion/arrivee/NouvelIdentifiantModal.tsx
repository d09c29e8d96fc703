import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { formatNir } from '#rules/connexion/nir.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { connexionMessages } from '../words.ts'

interface NouvelIdentifiantModalProps {
  readonly nouveauNir: string | undefined
  /** False when it did not succeed. */
  readonly onValidate: () => Promise<boolean>
  readonly onClose: () => void
}

const words = connexionMessages.nouvelIdentifiant

/** Asks the person to validate their new identifier. */
export const NouvelIdentifiantModal = ({ nouveauNir, onValidate, onClose }: NouvelIdentifiantModalProps) => {
  const [state, setState] = useState<'question' | 'envoi' | 'echec'>('question')
  const sending = state === 'envoi'
  const close = () => {
    if (sending) return
    setState('question')
    onClose()
  }
  const validate = async () => {
    if (sending) return
    setState('envoi')
    setState((await onValidate()) ? 'question' : 'echec')
  }
  return (
    <PortalModal
      open={nouveauNir !== undefined}
      onClose={close}
      titre={words.titre}
      actions={
        <>
          <Button
            type="button"
            onClick={() => void validate()}
            nativeButtonProps={{ 'aria-disabled': sending || undefined }}
          >
            {sending ? words.enCours : words.valider}
          </Button>
          <Button type="button" priority="secondary" onClick={close}>
            {words.annuler}
          </Button>
        </>
      }
    >
      {state === 'echec' ? (
        <FocusedAlert niveau="error" titre={words.echecTitre} texte={words.echec} />
      ) : null}
      <p>{words.annonce}</p>
      <div className="fr-text--lead fr-mb-3w" data-masque="">
        <strong>{formatNir(nouveauNir ?? '')}</strong>
      </div>
      <p>{words.suite}</p>
    </PortalModal>
  )
}
