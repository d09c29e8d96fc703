import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { formatNir } from '#rules/nir.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { connexionMessages } from '#portal/messages/connexion.ts'

interface NouvelIdentifiantModalProps {
  readonly nouveauNir: string | undefined
  readonly onContinue: () => void
}

const words = connexionMessages.nouvelIdentifiant

/** Says that the person's identifier is about to change. */
export const NouvelIdentifiantModal = ({ nouveauNir, onContinue }: NouvelIdentifiantModalProps) => (
  <PortalModal
    open={nouveauNir !== undefined}
    onClose={onContinue}
    titre={words.titre}
    actions={
      <Button type="button" onClick={onContinue}>
        {words.continuer}
      </Button>
    }
  >
    <p>{words.annonce}</p>
    <p className="fr-text--lead">
      <strong>{formatNir(nouveauNir ?? '')}</strong>
    </p>
    <p>{words.suite}</p>
  </PortalModal>
)
