import { type ReactNode, useMemo } from 'react'
import type { CompteDuRachat } from '#contract/simulation/rachat/rachatDuCompte.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import {
  lireRachat,
  minimumUtileDe,
  type RachatForm,
  rachatFormSchema,
} from '#contract/simulation/rachat/rachatForm.ts'
import { optionsRachat } from '#rules/retraite/montant/rachat.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { useFaultyFields } from '#portal/form/ErrorSummary.tsx'
import { useFormValues, useLiveErrors } from '#portal/form/FormContext.ts'
import { RadioField } from '#portal/form/fields/choices/RadioField.tsx'
import { LiveForm } from '#portal/form/LiveForm.tsx'
import { chiffrer } from './resultats/chiffrage.ts'
import { DemandeFields } from './DemandeFields.tsx'
import { EtudesFields } from './EtudesFields.tsx'
import { GainFields } from './GainFields.tsx'
import { GainDuCompte } from './GainDuCompte.tsx'
import { invitation } from './resultats/invitation.ts'
import { RachatEnBref } from './resultats/RachatEnBref.tsx'
import { Resultats } from './resultats/Resultats.tsx'
import { hypothesesAvec, rachatMessages } from './saisie.ts'
import { calculetteMessages } from './words.ts'
import { Suites } from './resultats/Suites.tsx'

interface CalculetteProps {
  readonly today: CalendarDate
  /** Whether the simulator opens to who is signed in. */
  readonly simulateur: boolean
  /** The account that fills the gain in. */
  readonly compte?: CompteDuRachat
  /** The departure that was asked for or chosen. */
  readonly prevu?: DepartPrevu | undefined
  /** Where the values come from, for those who have an account. */
  readonly source?: ReactNode
}

interface CalculetteFormProps extends CalculetteProps {
  readonly initiale: RachatForm
}

/** The fields, and the results that follow them. */
export const CalculetteForm = ({ initiale, ...props }: CalculetteFormProps) => {
  const { today, compte } = props
  const schema = useMemo(() => rachatFormSchema(today, compte), [today, compte])
  return (
    <LiveForm schema={schema} initialValues={initiale} messages={rachatMessages} reproach="onceLeft">
      <Calculette {...props} />
    </LiveForm>
  )
}

const Calculette = ({ today, simulateur, compte, prevu, source }: CalculetteProps) => {
  const saisie = useFormValues<RachatForm>()
  const juste = Object.keys(useLiveErrors()).length === 0
  const montrees = useFaultyFields().length
  const lu = useMemo(() => lireRachat(saisie, today, compte), [saisie, today, compte])
  const chiffrage = useMemo(() => (juste ? chiffrer(lu) : undefined), [juste, lu])
  const minimum = useMemo(() => minimumUtileDe(lu), [lu])
  const choisie = optionsRachat.find((option) => `${option}` === saisie.option)
  return (
    <>
      <DemandeFields today={today} naissance={compte === undefined} minimum={minimum} />
      <EtudesFields today={today} ouverts={lu.ouverts} compte={compte !== undefined} />
      {compte ? (
        <GainDuCompte today={today} compte={compte} prevu={prevu} lu={lu} source={source} />
      ) : (
        <GainFields today={today} lu={lu} source={source} />
      )}
      <OptionField />
      {chiffrage ? <RachatEnBref chiffrage={chiffrage} option={choisie} /> : null}
      <Resultats
        chiffrage={chiffrage}
        option={choisie}
        erreurs={montrees}
        invitation={invitation(saisie, minimum)}
        today={today}
      />
      <Suites
        hypotheses={juste && compte && choisie ? hypothesesAvec(compte, lu) : undefined}
        simulateur={simulateur}
      />
    </>
  )
}

const { demande: words, resultats } = calculetteMessages

const options = optionsRachat.map((option) => ({
  value: `${option}`,
  label: resultats.options[option].nom,
  hint: resultats.options[option].effet,
}))

/** The option to look at, once all that the three depend on is said, and just above what each gives. */
const OptionField = () => (
  <section className="fr-mb-6w">
    <RadioField name="option" legend={words.option} required={false} options={options} />
  </section>
)
