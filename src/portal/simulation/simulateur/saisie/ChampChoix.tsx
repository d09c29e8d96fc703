import { FieldGroup, stateOf } from '#portal/components/FieldGroup.tsx'

interface ChampChoixProps {
  readonly id: string
  readonly label: string
  readonly aide?: string
  readonly valeur: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly erreur?: string | undefined
  readonly onChange: (valeur: string) => void
}

/** A choice that always has a value. */
export const ChampChoix = ({ id, label, aide, valeur, options, erreur, onChange }: ChampChoixProps) => {
  const errors = erreur === undefined ? [] : [erreur]
  return (
    <FieldGroup id={id} label={label} hint={aide} errors={errors}>
      <select
        className={`fr-select ${erreur === undefined ? '' : 'fr-select--error'}`}
        value={valeur}
        onChange={({ target }) => onChange(target.value)}
        {...stateOf(id, errors, undefined)}
      >
        {options.map(({ value, label: texte }) => (
          <option key={value} value={value}>
            {texte}
          </option>
        ))}
      </select>
    </FieldGroup>
  )
}
