import { LineInput } from '#portal/components/address/LineInput.tsx'

interface ChampTexteProps {
  readonly id: string
  readonly label: string
  readonly aide?: string
  readonly valeur: string
  readonly decimal?: boolean
  readonly erreur: string | undefined
  readonly onChange: (valeur: string) => void
}

/** A number as typed: what cannot be read stays, with what to do. */
export const ChampTexte = ({ id, label, aide, valeur, decimal, erreur, onChange }: ChampTexteProps) => (
  <LineInput
    id={id}
    label={label}
    hint={aide}
    value={valeur}
    errors={erreur === undefined ? undefined : [erreur]}
    onChange={onChange}
    autoComplete="off"
    inputProps={{ inputMode: decimal ? 'decimal' : 'numeric' }}
  />
)
