import { CheckboxField } from '#portal/form/fields/CheckboxField.tsx'
import { Fieldset } from '#portal/components/Fieldset.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { saisieMessages } from '#portal/components/words/saisie.ts'

const { situation: words } = demandeProgressiveMessages

/** Contact, employer and declarations. */
export const SituationFields = () => (
  <>
    <Fieldset legend={words.joindre} hint={words.joindreAide}>
      <TextField
        name="courriel"
        label={words.courriel}
        inputProps={{ type: 'email', autoComplete: 'email', spellCheck: false }}
      />
      <TextField
        name="telephone"
        label={words.telephone}
        hint={saisieMessages.telephoneAide}
        inputProps={{ type: 'tel', autoComplete: 'tel' }}
      />
      <TextField
        name="employeur"
        label={words.employeur}
        required
        inputProps={{ autoComplete: 'organization' }}
      />
    </Fieldset>
    <Fieldset legend={words.declarations} hint={words.declarationsAide}>
      <CheckboxField name="autreActivite" label={words.autreActivite} hint={words.autreActiviteAide} />
      <CheckboxField
        name="tempsPartielTherapeutique"
        label={words.tempsPartielTherapeutique}
        hint={words.tempsPartielTherapeutiqueAide}
      />
    </Fieldset>
  </>
)
