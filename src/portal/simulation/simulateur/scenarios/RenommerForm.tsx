import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { object, string } from 'yup'
import { NOM_MAXIMUM, type Scenario } from '#contract/simulation/simulateur.ts'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import type { FormTools } from '#portal/form/state/FormElement.tsx'
import { simulateurMessages } from '../words.ts'

const words = simulateurMessages.scenarios

const schema = object({ nom: string().trim().required('NOM_VIDE').default('') })
const messages = { NOM_VIDE: words.nomVide }

interface RenommerFormProps {
  readonly scenario: Scenario
  /** Why it could not be named so; undefined when it is. */
  readonly onName: (nom: string) => Promise<string | undefined>
  readonly onCancel: () => void
}

/** Another name for a kept simulation; the field takes the focus. */
export const RenommerForm = ({ scenario, onName, onCancel }: RenommerFormProps) => {
  const submit = async ({ nom }: { nom: string }, { mark }: FormTools) => {
    const refus = await onName(nom)
    if (refus !== undefined) mark('nom', refus)
  }
  return (
    <div className="eap-simu__garder fr-mt-2w eap-no-print">
      <PortalForm
        schema={schema}
        initialValues={{ nom: scenario.nom }}
        messages={messages}
        onSubmit={submit}
        summary={false}
      >
        <TextField
          name="nom"
          label={words.nouveauNom(scenario.nom)}
          hint={words.nouveauNomAide}
          required
          inputProps={{ autoComplete: 'off', maxLength: NOM_MAXIMUM, autoFocus: true }}
        />
        <ul className="fr-btns-group fr-btns-group--inline fr-btns-group--sm">
          <li>
            <Button type="submit" size="small">
              {words.enregistrerNom}
            </Button>
          </li>
          <li>
            <Button type="button" size="small" priority="secondary" onClick={onCancel}>
              {words.garderNom}
            </Button>
          </li>
        </ul>
      </PortalForm>
    </div>
  )
}
