import { sectionsCir } from '#contract/carriere/compteindividuelretraite.ts'
import type { VerificationForm } from '#contract/carriere/verificationForm.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { compteSectionsMessages } from '../wordsSections.ts'
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
        <button
          type="button"
          className="fr-btn"
          aria-disabled={sending || undefined}
          onClick={() => (values ? void onConfirm(values) : undefined)}
        >
          {sending ? words.enCours : words.confirmation.confirmer}
        </button>
        <button type="button" className="fr-btn fr-btn--secondary" onClick={onClose}>
          {words.confirmation.revenir}
        </button>
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
