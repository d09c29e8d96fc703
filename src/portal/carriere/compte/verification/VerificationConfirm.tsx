import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { sectionsCir } from '#contract/carriere/compteindividuelretraite.ts'
import type { VerificationForm } from '#contract/carriere/verificationForm.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { compteSectionsMessages } from '../sections/words.ts'
import { compteSuitesMessages } from '../wordsSuites.ts'
import { modalKeys } from '#portal/paths.ts'

const { verification: words } = compteSuitesMessages

interface VerificationConfirmProps {
  /** What is about to be sent; closed without it. */
  readonly values: VerificationForm | undefined
  readonly sending: boolean
  readonly onConfirm: (values: VerificationForm) => Promise<void>
  readonly onClose: () => void
}

/** What is about to be sent, said back. */
export const VerificationConfirm = ({ values, sending, onConfirm, onClose }: VerificationConfirmProps) => (
  <PortalModal
    key={modalKeys.verificationcir}
    open={values !== undefined}
    onClose={onClose}
    titre={words.confirmation.titre}
    actions={
      <>
        <Button
          type="button"
          onClick={() => (values ? void onConfirm(values) : undefined)}
          nativeButtonProps={{ 'aria-disabled': sending || undefined }}
        >
          {sending ? words.enCours : words.confirmation.confirmer}
        </Button>
        <Button type="button" priority="secondary" onClick={onClose}>
          {words.confirmation.revenir}
        </Button>
      </>
    }
  >
    <p>{words.confirmation.explication}</p>
    <ul>
      {sectionsCir.map((section) => (
        <li key={section}>
          {compteSectionsMessages.noms[section]} :{' '}
          <strong>{words.verdicts[values?.[section] === 'acorriger' ? 'acorriger' : 'exact']}</strong>
        </li>
      ))}
    </ul>
  </PortalModal>
)
