import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { enfantsMessages as words } from './words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

interface EnfantFieldsProps {
  /** Place in the list, from 0. */
  readonly rang: number
  readonly prenom: string
  readonly today: CalendarDate
  readonly onRemove: () => void
}

/** One child. Each label says which child it is about: errors and lists of fields tell them apart. */
export const EnfantFields = ({ rang, prenom, today, onRemove }: EnfantFieldsProps) => {
  const numero = rang + 1
  const nom = words.rang(numero, prenom)
  const of = (champ: string) => `enfants[${rang}].${champ}`
  return (
    <fieldset className="eap-cadre fr-p-2w fr-mb-3w">
      <legend className="fr-px-1w fr-text--bold">{nom}</legend>
      <TextField
        name={of('prenom')}
        label={words.prenom(numero)}
        required
        inputProps={{ autoComplete: 'off' }}
      />
      <DateField name={of('dateNaissance')} label={words.naissance(numero)} required today={today} />
      <CheckboxField name={of('handicap')} label={words.handicap(numero)} />
      <TextField
        name={of('anneesElevees')}
        label={words.annees(numero)}
        hint={words.anneesAide}
        required
        inputProps={{ autoComplete: 'off', inputMode: 'numeric' }}
      />
      <Button type="button" priority="tertiary" size="small" iconId="fr-icon-delete-line" onClick={onRemove}>
        {words.retirer(nom)}
      </Button>
    </fieldset>
  )
}
