import { useState } from 'react'
import { formatNir } from '#rules/connexion/nir.ts'
import { useOnce } from '#portal/components/useOnce.ts'
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
  const [failed, setFailed] = useState(false)
  const [busy, validate] = useOnce(async () => {
    setFailed(false)
    setFailed(!(await onValidate()))
  })
  const close = () => {
    if (busy) return
    setFailed(false)
    onClose()
  }
  return (
    <PortalModal
      open={nouveauNir !== undefined}
      onClose={close}
      titre={words.titre}
      confirmation={{
        oui: words.valider,
        enCours: words.enCours,
        non: words.annuler,
        busy,
        held: true,
        onOui: validate,
      }}
    >
      {failed ? <FocusedAlert niveau="error" titre={words.echecTitre} texte={words.echec} /> : null}
      <p>{words.annonce}</p>
      <div className="fr-text--lead fr-mb-3w" data-masque="">
        <strong>{formatNir(nouveauNir ?? '')}</strong>
      </div>
      <p>{words.suite}</p>
    </PortalModal>
  )
}
