import { declarationFormSchema } from '#contract/demande/formulaires.ts'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { demandeMessages } from '../words.ts'

const { recapitulatif: words } = demandeMessages
const undeclared = { declaration: false }

interface DeclarationFormProps {
  readonly onPrevious: () => void
  /** Once it is declared on honour. */
  readonly onDeclared: () => void
}

/** The declaration on honour, without which a request is not sent. */
export const DeclarationForm = ({ onPrevious, onDeclared }: DeclarationFormProps) => (
  <div className="eap-no-print">
    <PortalForm schema={declarationFormSchema} initialValues={undeclared} onSubmit={async () => onDeclared()}>
      <CheckboxField name="declaration" label={words.declaration} required />
      <StepButtons onPrevious={onPrevious}>
        <SubmitButton label={words.continuer} sending={words.verification} />
      </StepButtons>
    </PortalForm>
  </div>
)
