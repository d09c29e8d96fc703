import { FRANCE, sortCountries, type Country } from '#rules/profil/adresse.ts'
import { SelectInput } from '../choices/SelectInput.tsx'
import { saisieMessages as words } from '../words/saisie.ts'
import { CommuneInput } from './CommuneInput.tsx'
import { LineInput } from './LineInput.tsx'
import type { SearchCommunes } from './useCommunes.ts'
import '#portal/styles/saisie.css'

/** A postal address as it is typed. */
export interface Address {
  readonly codePays: string
  readonly voie: string
  readonly complement: string
  readonly codePostal: string
  readonly commune: string
}

export interface AddressInputProps {
  /** Beginning of the ids of the fields: `{id}-voie`, `{id}-commune`… */
  readonly id: string
  readonly legend: string
  readonly countries: readonly Country[]
  readonly value: Address
  readonly onChange: (value: Address) => void
  readonly errors?: Partial<Readonly<Record<keyof Address, readonly string[]>>>
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly onSearchCommunes: SearchCommunes
}

/** A postal code and a commune are those of their country: they do not follow to another one. */
const movedTo = (value: Address, codePays: string): Address => ({
  ...value,
  codePays,
  ...((value.codePays === FRANCE) !== (codePays === FRANCE) && { codePostal: '', commune: '' }),
})

const noErrors: NonNullable<AddressInputProps['errors']> = {}

/** A postal address: the communes of a French postal code are proposed, a foreign town is typed. */
export const AddressInput = ({
  id,
  legend,
  countries,
  value,
  onChange,
  errors = noErrors,
  disabled,
  readOnly,
  onSearchCommunes,
}: AddressInputProps) => {
  const inFrance = value.codePays === FRANCE
  const of = (name: keyof Address) => ({
    id: `${id}-${name}`,
    value: value[name],
    errors: errors[name],
    onChange: (typed: string) => onChange({ ...value, [name]: typed }),
    disabled,
    readOnly,
  })
  return (
    <fieldset className="eap-groupe">
      <legend className="fr-mb-2w">{legend}</legend>
      <SelectInput
        id={of('codePays').id}
        label={words.pays}
        required
        errors={errors.codePays}
        autoComplete="country-name"
        disabled={disabled === true || readOnly === true}
        value={value.codePays}
        options={sortCountries(countries).map(({ code, libelleLong }) => ({
          value: code,
          label: libelleLong,
        }))}
        onChange={(codePays) => onChange(movedTo(value, codePays))}
      />
      <LineInput {...of('voie')} label={words.voie} required autoComplete="address-line1" />
      <LineInput
        {...of('complement')}
        label={words.complement}
        hint={words.complementAide}
        autoComplete="address-line2"
      />
      <LineInput
        {...of('codePostal')}
        label={words.codePostal}
        hint={inFrance ? words.codePostalFranceAide : words.codePostalAutreAide}
        required={inFrance}
        autoComplete="postal-code"
        inputProps={{ inputMode: inFrance ? 'numeric' : 'text' }}
      />
      {inFrance ? (
        <CommuneInput
          {...of('commune')}
          required
          codePostal={value.codePostal}
          onSearchCommunes={onSearchCommunes}
        />
      ) : (
        <LineInput {...of('commune')} label={words.ville} required autoComplete="address-level2" />
      )}
    </fieldset>
  )
}
