import type { ReactNode } from 'react'
import type { Saisie } from '#contract/kit/questions/question.ts'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { effectDates } from '../effectDates.ts'
import { CheckboxField } from '../fields/choices/CheckboxField.tsx'
import { DateField } from '../fields/DateField.tsx'
import { MonthField } from '../fields/MonthField.tsx'
import { RadioField } from '../fields/choices/RadioField.tsx'
import { SelectField } from '../fields/choices/SelectField.tsx'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField } from '../fields/TextField.tsx'

type Plain = Exclude<Saisie['nature'], 'composant'>

interface PlainFieldProps<N extends Plain> {
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly required: boolean
  readonly saisie: Extract<Saisie, { readonly nature: N }>
  readonly today: CalendarDate
}

const daysOf = ({ max, apres }: Extract<Saisie, { readonly nature: 'date' }>) => ({
  ...(max !== undefined && { max }),
  ...(apres !== undefined && effectDates(apres)),
})

/** The field of each nature of plain question: a nature without its field does not compile. */
export const plainFields: { readonly [N in Plain]: (props: PlainFieldProps<N>) => ReactNode } = {
  texte: ({ name, label, hint, required, saisie: { type = 'text', inputMode, autoComplete } }) => (
    <TextField
      name={name}
      label={label}
      hint={hint}
      required={required}
      inputProps={{ type, inputMode, autoComplete }}
    />
  ),
  texteLong: ({ name, label, hint, required, saisie: { maximum } }) => (
    <TextAreaField
      name={name}
      label={label}
      hint={hint}
      required={required}
      maximum={maximum}
      inputProps={{ autoComplete: 'off' }}
    />
  ),
  date: ({ name, label, hint = '', required, saisie, today }) => (
    <DateField
      name={name}
      label={label}
      hint={`${saisieMessages.dateAide} ${hint}`.trim()}
      required={required}
      today={today}
      {...daysOf(saisie)}
    />
  ),
  mois: ({ name, label, hint, saisie: { annees } }) => (
    <MonthField name={name} legend={label} hint={hint} years={annees} />
  ),
  case: ({ name, label, hint }) => <CheckboxField name={name} label={label} hint={hint} />,
  liste: ({ name, label, hint, required, saisie: { options } }) => (
    <SelectField name={name} label={label} hint={hint} required={required} options={options} />
  ),
  boutons: ({ name, label, hint, saisie: { options } }) => (
    <RadioField name={name} legend={label} {...(hint !== undefined && { hint })} options={options} />
  ),
}
