import { useId, useState } from 'react'
import { formatIban, ibanFault, normaliseIban, splitIban } from '#rules/profil/iban.ts'
import { ibanMessages as words } from '../words/iban.ts'
import type { PairErrors } from './ibanErrors.ts'
import { LineInput } from '../address/LineInput.tsx'
import { Status } from '../page/Status.tsx'
import '#portal/styles/identite.css'

export interface IbanInputProps {
  readonly value: readonly [string, string]
  readonly onChange: (value: readonly [string, string]) => void
  readonly errors?: PairErrors
  readonly disabled?: boolean
  readonly readOnly?: boolean
  /** Ids of the two fields, for the links of an error summary. */
  readonly ids?: readonly [string, string]
}

const noErrors: PairErrors = [[], []]
const labels = [words.debut, words.suite] as const

const isWhole = (iban: string) => iban !== '' && ibanFault(iban) === undefined

/**
 * An IBAN in two fields. Capitals and groups of four come on leaving a field, since a text that changes while it is
 * typed loses its cursor; a whole IBAN pasted in either field is shared between both.
 */
export const IbanInput = ({
  value,
  onChange,
  errors = noErrors,
  disabled,
  readOnly,
  ids,
}: IbanInputProps) => {
  const own = useId()
  const [said, setSaid] = useState('')
  const write = (rank: 0 | 1, text: string) => onChange(rank === 0 ? [text, value[1]] : [value[0], text])
  const change = (rank: 0 | 1, typed: string) => {
    const iban = normaliseIban(typed)
    const whole = isWhole(iban)
    setSaid(whole ? words.reparti : '')
    if (whole) onChange(splitIban(iban))
    else write(rank, typed)
  }
  const tidy = (rank: 0 | 1) => {
    const tidied = formatIban(value[rank])
    if (tidied !== value[rank]) write(rank, tidied)
  }
  return (
    <fieldset className="eap-groupe fr-mb-3w" aria-describedby={`${own}-aide`}>
      <legend className="fr-mb-1w">{words.legende}</legend>
      <p className="fr-hint-text" id={`${own}-aide`}>
        {words.aide}
      </p>
      <div className="eap-iban__fields eap-iban__fields--whole" data-masque="">
        {([0, 1] as const).map((rank) => (
          <LineInput
            key={rank}
            id={ids?.[rank] ?? `${own}-${rank}`}
            label={labels[rank]}
            required
            disabled={disabled}
            readOnly={readOnly}
            autoComplete="off"
            value={value[rank]}
            errors={errors[rank]}
            onChange={(typed) => change(rank, typed)}
            onBlur={() => tidy(rank)}
            inputProps={{ autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false }}
          />
        ))}
      </div>
      <Status>{said}</Status>
    </fieldset>
  )
}
