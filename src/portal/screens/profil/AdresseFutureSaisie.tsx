import { useField } from 'formik'
import { use, useState } from 'react'
import { profilAdresseFuture, type Profil } from '#contract/profil.ts'
import { adresseFutureFormSchema, type AdresseFutureForm } from '#contract/profilForm.ts'
import { DateField } from '#portal/components/DateField.tsx'
import { AddressField } from '#portal/form/AddressField.tsx'
import { useFieldErrors, useFieldId } from '#portal/form/FormContext.ts'
import { profilMessages } from '#portal/messages/profil.ts'
import type { Country } from '#rules/adresse.ts'
import type { CalendarDate } from '#rules/dates.ts'
import { addDays } from '#rules/dateSaisieCalendrier.ts'
import { frenchDate } from '#rules/frenchDate.ts'
import { searchCommunes } from './communes.ts'
import { EditionContext, useSave } from './edition.ts'
import { emptyAdresse, lastDayOffered, todayInParis } from './profil.ts'
import { SectionForm } from './SectionForm.tsx'

interface AdresseFutureSaisieProps {
  readonly adresse: Profil['adresseFuture']
  readonly countries: readonly Country[]
}

const words = profilMessages.adresse

/** Form of the address to come: its effect date, then the address. */
export const AdresseFutureSaisie = ({ adresse, countries }: AdresseFutureSaisieProps) => {
  const { done } = use(EditionContext)
  const save = useSave()
  const [today] = useState(() => todayInParis(new Date()))
  const onSave = async (body: AdresseFutureForm) => {
    const refus = await save(profilAdresseFuture, { body })
    if (refus === undefined) done('adresseFuture', words.futureEnregistree)
    return refus
  }
  const typed = adresse
    ? { ...adresse, dateEffet: frenchDate(adresse.dateEffet) }
    : { dateEffet: '', ...emptyAdresse }
  return (
    <SectionForm schema={adresseFutureFormSchema(today)} initialValues={typed} onSave={onSave}>
      <DateEffet today={today} />
      <AddressField legend={words.future} countries={countries} onSearchCommunes={searchCommunes} />
    </SectionForm>
  )
}

const DateEffet = ({ today }: { readonly today: CalendarDate }) => {
  const [{ value }, , { setValue }] = useField<string>('dateEffet')
  const id = useFieldId()('dateEffet')
  const errors = useFieldErrors()('dateEffet')
  return (
    <DateField
      id={id}
      label={words.dateEffet}
      required
      errors={errors}
      value={value}
      onChange={(typed) => void setValue(typed)}
      today={today}
      min={addDays(today, 1)}
      max={lastDayOffered(today)}
    />
  )
}
