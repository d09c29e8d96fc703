import { useMemo } from 'react'
import { lireRachat, type RachatForm, rachatFormSchema } from '#contract/simulation/rachatForm.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { useFaultyFields } from '#portal/form/ErrorSummary.tsx'
import { useFormValues, useLiveErrors } from '#portal/form/FormContext.ts'
import { LiveForm } from '#portal/form/LiveForm.tsx'
import { chiffrer } from './chiffrage.ts'
import { DemandeFields } from './DemandeFields.tsx'
import { EtudesFields } from './EtudesFields.tsx'
import { GainFields } from './GainFields.tsx'
import { Resultats } from './Resultats.tsx'
import { rachatMessages } from './saisie.ts'

interface CalculetteFormProps {
  readonly initiale: RachatForm
  readonly today: CalendarDate
}

/** The fields, and the results that follow them. */
export const CalculetteForm = ({ initiale, today }: CalculetteFormProps) => {
  const { message } = usePublishedContent()
  const schema = useMemo(() => rachatFormSchema(today), [today])
  return (
    <LiveForm
      schema={schema}
      initialValues={initiale}
      messages={{ ...message, ...rachatMessages }}
      reproach="onceLeft"
    >
      <Calculette today={today} />
    </LiveForm>
  )
}

const Calculette = ({ today }: { readonly today: CalendarDate }) => {
  const saisie = useFormValues<RachatForm>()
  const juste = Object.keys(useLiveErrors()).length === 0
  const montrees = useFaultyFields().length
  const lu = useMemo(() => lireRachat(saisie, today), [saisie, today])
  const chiffrage = useMemo(() => (juste ? chiffrer(lu) : undefined), [juste, lu])
  return (
    <>
      <DemandeFields today={today} />
      <EtudesFields today={today} ouverts={lu.ouverts} />
      <GainFields today={today} />
      <Resultats chiffrage={chiffrage} option={lu.achat.option} erreurs={montrees} today={today} />
    </>
  )
}
