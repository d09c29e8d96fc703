import { useFormValues } from '#portal/form/FormContext.ts'
import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { CheckboxField } from '#portal/form/fields/CheckboxField.tsx'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { Fieldset } from '#portal/components/Fieldset.tsx'
import { MonthField } from '#portal/form/fields/MonthField.tsx'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { premiereProgressive } from '#rules/demande/demandeProgressive.ts'
import type { SaisieTempsPartiel } from './dossier.ts'

const { tempsPartiel: words } = demandeProgressiveMessages

interface TempsPartielFieldsProps {
  readonly cir: ContexteDemande['cir']
  readonly today: CalendarDate
}

const percent = { inputMode: 'numeric', autoComplete: 'off' } as const

/** Part-time work as it is, then as it is wished. */
export const TempsPartielFields = ({ cir, today }: TempsPartielFieldsProps) => {
  const values = useFormValues<SaisieTempsPartiel>()
  return (
    <>
      <Fieldset legend={words.actuel}>
        <CheckboxField name="dejaTempsPartiel" label={words.dejaTempsPartiel} />
        {values.dejaTempsPartiel ? <Actuel today={today} /> : null}
      </Fieldset>
      <Fieldset legend={words.souhait}>
        <MonthField name="dateDebut" legend={words.dateDebut} {...debutDe(cir, today)} />
        <TextField
          name="quotite"
          label={words.quotite}
          hint={words.quotiteAide}
          required
          inputProps={percent}
        />
      </Fieldset>
    </>
  )
}

const Actuel = ({ today }: { readonly today: CalendarDate }) => (
  <>
    <TextField
      name="quotiteActuelle"
      label={words.quotiteActuelle}
      hint={words.quotiteActuelleAide}
      required
      inputProps={percent}
    />
    <DateField
      name="tempsPartielDepuis"
      label={words.tempsPartielDepuis}
      hint={saisieMessages.dateAide}
      required
      today={today}
      max={today}
    />
  </>
)

/** Years offered beyond the present one, and beyond that of the first possible day. */
const ANNEES = 3

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4))

/** Hint and years of the first day: as far as the age asks for. */
const debutDe = (cir: ContexteDemande['cir'], today: CalendarDate) => {
  const premiere = cir && premiereProgressive(cir, today)
  const later = premiere !== undefined && premiere > today ? premiere : undefined
  const last = yearOf(later ?? today) + ANNEES
  return {
    hint: later ? `${words.dateDebutAide} ${words.premiere(dateEnChiffres(later))}` : words.dateDebutAide,
    years: Array.from({ length: last - yearOf(today) + 1 }, (_, rank) => yearOf(today) + rank),
  }
}
