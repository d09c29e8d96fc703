import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { firstFocus, PortalModal } from '#portal/components/PortalModal.tsx'
import { securiteMessages } from './words.ts'

const words = securiteMessages.codes

interface CodesSecoursProps {
  readonly codes: readonly string[]
  /** What gave them: the page says it too, but is not heard under the dialog. Empty when they were asked for. */
  readonly phrase: string
  readonly onClose: () => void
}

/** The recovery codes, shown this once. */
export const CodesSecours = ({ codes, phrase, onClose }: CodesSecoursProps) => (
  <PortalModal
    open
    onClose={onClose}
    titre={words.titre}
    size="large"
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
    {phrase === '' ? null : (
      <p {...firstFocus} tabIndex={-1}>
        {phrase}
      </p>
    )}
    <p>{words.usage(codes.length)}</p>
    <ol data-masque="" className="eap-profil__codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  </PortalModal>
)
