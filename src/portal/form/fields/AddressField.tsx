import { use } from 'react'
import { useFormikContext } from 'formik'
import { AddressInput, type Address } from '#portal/components/address/AddressInput.tsx'
import type { SearchCommunes } from '#portal/components/address/useCommunes.ts'
import type { Country } from '#rules/profil/adresse.ts'
import { FormContext, useFieldErrors } from '../FormContext.ts'

interface AddressFieldProps {
  readonly legend: string
  readonly countries: readonly Country[]
  readonly onSearchCommunes: SearchCommunes
}

/** A postal address, as the fields `codePays`, `voie`, `complement`, `codePostal` and `commune` of a form. */
export const AddressField = ({ legend, countries, onSearchCommunes }: AddressFieldProps) => {
  const { prefix } = use(FormContext)
  const { values, setValues } = useFormikContext<Address>()
  const errorsOf = useFieldErrors()
  return (
    <AddressInput
      id={prefix}
      legend={legend}
      countries={countries}
      value={values}
      errors={{
        codePays: errorsOf('codePays'),
        voie: errorsOf('voie'),
        complement: errorsOf('complement'),
        codePostal: errorsOf('codePostal'),
        commune: errorsOf('commune'),
      }}
      onChange={(address) => void setValues(address)}
      onSearchCommunes={onSearchCommunes}
    />
  )
}
