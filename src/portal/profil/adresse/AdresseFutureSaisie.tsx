import { use } from 'react'
import type { Profil } from '#contract/profil/profil.ts'
import { profilAdresseFuture } from '#contract/profil/profilModifications.ts'
import { adresseFutureFormSchema, type AdresseFutureForm } from '#contract/profil/profilForm.ts'
import { useToday } from '#portal/client/opening.ts'
import { searchCommunes } from '#portal/client/searchCommunes.ts'
import { AddressField } from '#portal/form/fields/AddressField.tsx'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { effectDates } from '#portal/form/effectDates.ts'
import { profilMessages } from '../words.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { Country } from '#rules/profil/adresse.ts'
import { EditionContext, useSave } from '../edition/edition.ts'
import { emptyAdresse } from '../profil.ts'
import { SectionForm } from '../edition/SectionForm.tsx'

interface AdresseFutureSaisieProps {
  readonly adresse: Profil['adresseFuture']
  readonly countries: readonly Country[]
}

const words = profilMessages.adresse

/** Form of the address to come: its effect date, then the address. */
export const AdresseFutureSaisie = ({ adresse, countries }: AdresseFutureSaisieProps) => {
  const { done } = use(EditionContext)
  const save = useSave()
  const today = useToday()
  const onSave = async (body: AdresseFutureForm) => {
    const refus = await save(profilAdresseFuture, { body })
    if (refus === undefined) done('adresseFuture', words.futureEnregistree)
    return refus
  }
  const typed = adresse
    ? { ...adresse, dateEffet: dateEnChiffres(adresse.dateEffet) }
    : { dateEffet: '', ...emptyAdresse }
  return (
    <SectionForm schema={adresseFutureFormSchema(today)} initialValues={typed} onSave={onSave}>
      <DateField name="dateEffet" label={words.dateEffet} required today={today} {...effectDates(today)} />
      <AddressField legend={words.future} countries={countries} onSearchCommunes={searchCommunes} />
    </SectionForm>
  )
}
