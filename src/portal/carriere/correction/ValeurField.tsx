import { estFacultatif, type ChampCorrection } from '#contract/carriere/correctionForm.ts'
import type { NatureCorrection } from '#contract/carriere/compteindividuelretraite.ts'
import { DateField } from '#portal/form/fields/DateField.tsx'
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
  if (isDate(champ))
    return (
      <DateField
        name={champ}
        label={label}
        hint={optional ? `${saisieMessages.dateAide} ${aides.finFacultative}` : saisieMessages.dateAide}
        required={!optional}
        today={today}
      />
    )
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
