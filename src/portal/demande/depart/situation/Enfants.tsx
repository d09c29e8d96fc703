import { useFormField } from '#portal/form/FormContext.ts'
import { codesValidationEnfant, ENFANTS_MAXIMUM } from '#contract/demande/situationDepartForm.ts'
import { libellesValidationEnfant } from '#contract/demande/demandeTextes.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { RadioField } from '#portal/form/fields/RadioField.tsx'
import { demandeDepartMessages } from '../words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { EnfantsListe } from './EnfantsListe.tsx'

const { enfants: words } = demandeDepartMessages

/** Choice of those who have no child to declare (specification, §3). */
const PAS_CONCERNE = '3'

const options = codesValidationEnfant.map((code) => ({
  value: String(code),
  label: libellesValidationEnfant[code],
}))

interface EnfantsProps {
  /** Children of the account; undefined without an account. */
  readonly compte: number | undefined
  /** HTML that the administration publishes about the children. */
  readonly aSavoir: string | undefined
  readonly today: CalendarDate
}

/** The children: whether what is known of them is complete, then each of them, unless there is none to declare. */
export const Enfants = ({ compte, aSavoir, today }: EnfantsProps) => {
  const { value } = useFormField<string>('codeValidationEnfant')
  return (
    <>
      <h3 className="fr-h5 fr-mt-4w">{words.titre}</h3>
      {compte === undefined ? null : <p>{words.compte(compte)}</p>}
      {aSavoir === undefined ? <p>{words.tous}</p> : <RichText html={aSavoir} className="fr-mb-2w" />}
      <RadioField name="codeValidationEnfant" legend={words.choix} options={options} />
      {value === PAS_CONCERNE ? null : <EnfantsListe maximum={ENFANTS_MAXIMUM} today={today} />}
    </>
  )
}
