import { useId, useState } from 'react'
import { aUnConjoint, situationsFamiliales } from '#contract/demande/situationDepartForm.ts'
import { libellesSituationFamiliale } from '#contract/demande/demandeTextes.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { useFormValues } from '#portal/form/FormContext.ts'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { SelectField } from '#portal/form/fields/SelectField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { demandeDepartMessages } from '../words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { SaisieSituation } from '../dossier.ts'

const { situation: words } = demandeDepartMessages

const options = situationsFamiliales.map((value) => ({ value, label: libellesSituationFamiliale[value] }))

/** The family situation; right after it, the spouse or the partner when there is one to name. */
export const Famille = ({ today }: { readonly today: CalendarDate }) => {
  const { situationFamiliale } = useFormValues<SaisieSituation>()
  const [before] = useState(situationFamiliale)
  const avec = aUnConjoint(situationFamiliale)
  return (
    <>
      <h3 className="fr-h5 fr-mt-4w">{words.famille}</h3>
      <SelectField
        name="situationFamiliale"
        label={words.situationFamiliale}
        hint={words.situationAide}
        required
        options={options}
      />
      <Status>{avec && situationFamiliale !== before ? words.conjointDemande : ''}</Status>
      {avec ? <Conjoint today={today} /> : null}
    </>
  )
}

const Conjoint = ({ today }: { readonly today: CalendarDate }) => {
  const id = useId()
  return (
    <fieldset className="fr-fieldset" aria-labelledby={id}>
      <legend className="fr-fieldset__legend" id={id}>
        {words.conjoint}
      </legend>
      <div className="fr-fieldset__element">
        <TextField
          name="conjointNom"
          label={words.conjointNom}
          required
          inputProps={{ autoComplete: 'off' }}
        />
        <TextField
          name="conjointPrenom"
          label={words.conjointPrenom}
          required
          inputProps={{ autoComplete: 'off' }}
        />
        <DateField name="conjointNaissance" label={words.conjointNaissance} required today={today} />
      </div>
    </fieldset>
  )
}
