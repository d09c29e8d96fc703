import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { securiteMessages } from './words.ts'

const words = securiteMessages.codes

interface CodesSecoursProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, shown this once. */
export const CodesSecours = ({ codes, onClose }: CodesSecoursProps) => (
  <PortalModal
    open
    onClose={onClose}
    titre={words.titre}
    actions={
      <>
        <Button type="button" onClick={onClose}>
          {words.garde}
        </Button>
        <Button
          type="button"
          priority="secondary"
          iconId="fr-icon-printer-line"
          onClick={() => window.print()}
        >
          {words.imprimer}
        </Button>
      </>
    }
  >
    <p>{words.usage}</p>
    <ol data-masque="" className="eap-profil__codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  </PortalModal>
)
