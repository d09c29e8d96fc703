import { useField } from 'formik'
import { estFacultatif, type ChampCorrection } from '#contract/carriere/correctionForm.ts'
import type { NatureCorrection } from '#contract/carriere/compteindividuelretraite.ts'
import { DateInput } from '#portal/components/calendar/DateInput.tsx'
import { useFieldErrors, useFieldId } from '#portal/form/FormContext.ts'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { correctionMessages } from './words.ts'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

const { champs, aides, facultatif } = correctionMessages

interface ValeurFieldProps {
  readonly champ: ChampCorrection
  readonly nature: NatureCorrection
  readonly today: CalendarDate
}

const isDate = (champ: ChampCorrection) => champ === 'debut' || champ === 'fin' || champ === 'dateNaissance'

const hints: Partial<Record<ChampCorrection, string>> = {
  indiceMajore: aides.indiceMajore,
  quotite: aides.quotite,
}

/** One corrected value, with the field that its kind takes. */
export const ValeurField = ({ champ, nature, today }: ValeurFieldProps) => {
  const optional = estFacultatif(nature, champ)
  const label = optional ? facultatif(champs[champ]) : champs[champ]
  if (isDate(champ)) return <DateValue champ={champ} label={label} optional={optional} today={today} />
  const inputMode = champ === 'indiceMajore' ? 'numeric' : champ === 'quotite' ? 'decimal' : undefined
  return (
    <TextField
      name={champ}
      label={label}
      hint={hints[champ]}
      required
      inputProps={{ autoComplete: 'off', inputMode }}
    />
  )
}

interface DateValueProps {
  readonly champ: ChampCorrection
  readonly label: string
  readonly optional: boolean
  readonly today: CalendarDate
}

const DateValue = ({ champ, label, optional, today }: DateValueProps) => {
  const [{ value }, , { setValue }] = useField<string>(champ)
  return (
    <DateInput
      id={useFieldId()(champ)}
      name={champ}
      label={label}
      hint={optional ? `${saisieMessages.dateAide} ${aides.finFacultative}` : saisieMessages.dateAide}
      required={!optional}
      today={today}
      value={value}
      errors={useFieldErrors()(champ)}
      onChange={(typed) => void setValue(typed)}
    />
  )
}
