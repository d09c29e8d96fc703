import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Link } from 'react-router-dom'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { tableauMessages } from '#portal/messages/tableaudebord.ts'
import { paths } from '#portal/paths.ts'

const words = tableauMessages.identite

interface IdentiteModalProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The pay page may be proposed. */
  readonly remuneration: boolean
}

/** Says what confirming one's identity will ask. */
export const IdentiteModal = ({ open, onClose, remuneration }: IdentiteModalProps) => (
  <PortalModal
    open={open}
    onClose={onClose}
    titre={words.titre}
    actions={
      <>
        <Button type="button" onClick={onClose}>
          {words.fermer}
        </Button>
        {remuneration ? (
          <Link className="fr-btn fr-btn--secondary" to={paths.remunerationpaie}>
            {words.remuneration}
          </Link>
        ) : null}
      </>
    }
  >
    <p>{words.texte}</p>
    <p>{words.suite}</p>
  </PortalModal>
)
