import { useId, useState } from 'react'
import {
  askedPairs,
  askedPositions,
  formatIban,
  normaliseIban,
  shownOf,
  type HiddenIban,
} from '#rules/profil/iban.ts'
import { ibanMessages as words } from '../words/iban.ts'
import type { PairErrors } from './ibanErrors.ts'
import { LineInput } from '../address/LineInput.tsx'
import { Status } from '../page/Status.tsx'
import '#portal/styles/identite.css'

export interface MaskedIbanProps {
  readonly hidden: HiddenIban
  readonly value: readonly [string, string]
  readonly onChange: (value: readonly [string, string]) => void
  readonly errors?: PairErrors
  readonly disabled?: boolean
  /** Ids of the two fields, for the links of an error summary. */
  readonly ids?: readonly [string, string]
}

const noErrors: PairErrors = [[], []]

/**
 * An IBAN shown but for two groups, where the first two digits of each are typed: nothing is counted. A whole IBAN
 * pasted in either fills both; nothing moves the focus, nothing cuts what is typed.
 */
export const MaskedIban = ({
  hidden,
  value,
  onChange,
  errors = noErrors,
  disabled,
  ids,
}: MaskedIbanProps) => {
  const own = useId()
  const [said, setSaid] = useState('')
  const change = (rank: 0 | 1, typed: string) => {
    const [first, second] = askedPairs(normaliseIban(typed), hidden) ?? []
    const filled = first !== undefined && second !== undefined
    setSaid(filled ? words.pairesRemplies : '')
    if (filled) onChange([first, second])
    else onChange(rank === 0 ? [typed, value[1]] : [value[0], typed])
  }
  const positions = askedPositions(hidden)
  const shown = shownOf(hidden)
  return (
    <fieldset className="eap-groupe fr-mb-3w" aria-describedby={`${own}-iban ${own}-aide`}>
      <legend className="fr-mb-1w">{words.legendeMasque}</legend>
      <span className="fr-sr-only" id={`${own}-iban`} data-masque="">
        {words.ibanLu(shown.debut, shown.masques, shown.fin)}
      </span>
      <p className="fr-hint-text" id={`${own}-aide`}>
        {words.aideMasque}
      </p>
      <div className="eap-iban__slots" data-masque="">
        <Shown part={hidden.debut} />
        {([0, 1] as const).map((rank) => (
          <LineInput
            key={rank}
            id={ids?.[rank] ?? `${own}-${rank}`}
            label={words.chiffres(positions[rank] ?? 0)}
            required
            disabled={disabled}
            autoComplete="off"
            value={value[rank]}
            errors={errors[rank]}
            onChange={(typed) => change(rank, typed)}
            inputProps={{ inputMode: 'numeric' }}
          >
            <span className="eap-iban__rest" aria-hidden="true">
              {hidden.masque[rank]?.slice(2)}
            </span>
          </LineInput>
        ))}
        <Shown part={hidden.fin} />
      </div>
      <Status>{said}</Status>
    </fieldset>
  )
}

/** What is not hidden, where it stands on the statement; the sentence above says it to who hears. */
const Shown = ({ part }: { readonly part: string }) => (
  <span className="eap-iban__part" aria-hidden="true">
    {formatIban(part)}
  </span>
)
