import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { pairesFormSchema, type PairesForm } from '#contract/connexion/identiteForm.ts'
import type { HiddenIban } from '#rules/profil/iban.ts'
import { maskedIbanMessages } from '#portal/components/numbers/ibanErrors.ts'
import { MaskedIbanField } from '#portal/form/fields/MaskedIbanField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { tableauMessages } from '../words.ts'

const words = tableauMessages.identite
/** Nothing typed yet. */
export const aucuneSaisie: PairesForm = { premiers: '', seconds: '' }

interface IdentiteFormProps {
  readonly hidden: HiddenIban
  /** What was typed before the dialog was closed. */
  readonly saisie: PairesForm
  readonly onSaisie: (saisie: PairesForm) => void
  /** Takes the four digits, joined. */
  readonly onSubmit: (ibanSaisi: string) => Promise<void>
  readonly onCancel: () => void
}

/** The four digits of the masked IBAN; errors come with the first submission. */
export const IdentiteForm = ({ hidden, saisie, onSaisie, onSubmit, onCancel }: IdentiteFormProps) => (
  <PortalForm
    schema={pairesFormSchema}
    initialValues={saisie}
    messages={maskedIbanMessages(hidden)}
    summary={false}
    onSubmit={({ premiers, seconds }) => onSubmit(premiers + seconds)}
  >
    <ValuesKeeper onValues={onSaisie} />
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
