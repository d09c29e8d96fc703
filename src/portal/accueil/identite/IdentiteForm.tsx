import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { pairesFormSchema, type PairesForm } from '#contract/connexion/identiteForm.ts'
import type { HiddenIban } from '#rules/profil/iban.ts'
import { maskedIbanMessages } from '#portal/components/numbers/ibanErrors.ts'
import { MaskedIbanField } from '#portal/form/fields/MaskedIbanField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { tableauMessages } from '../words.ts'

const words = tableauMessages.identite
const empty: PairesForm = { premiers: '', seconds: '' }

interface IdentiteFormProps {
  readonly hidden: HiddenIban
  /** Takes the four digits, joined. */
  readonly onSubmit: (ibanSaisi: string) => Promise<void>
  readonly onCancel: () => void
}

/** The four digits of the masked IBAN; errors come with the first submission. */
export const IdentiteForm = ({ hidden, onSubmit, onCancel }: IdentiteFormProps) => (
  <PortalForm
    schema={pairesFormSchema}
    initialValues={empty}
    messages={maskedIbanMessages(hidden)}
    summary={false}
    onSubmit={({ premiers, seconds }) => onSubmit(premiers + seconds)}
  >
    <MaskedIbanField hidden={hidden} />
    <ul className="fr-btns-group fr-btns-group--inline-md">
      <li>
        <SubmitButton label={words.valider} sending={words.enCours} />
      </li>
      <li>
        <Button type="button" priority="secondary" onClick={onCancel}>
          {words.annuler}
        </Button>
      </li>
    </ul>
  </PortalForm>
)
