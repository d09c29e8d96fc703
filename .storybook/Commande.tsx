import type { ChangeEvent } from 'react'

/** What a property may be given by hand, as Storybook guesses it from its type. */
export interface Reglable {
  readonly control?: { readonly type?: string; readonly disable?: boolean }
  readonly options?: readonly unknown[]
}

interface CommandeProps {
  readonly nom: string
  readonly reglable: Reglable
  readonly valeur: unknown
  readonly onChange: (valeur: unknown) => void
}

const CHOICES = new Set(['select', 'radio', 'inline-radio'])

interface ChoixProps extends Omit<CommandeProps, 'reglable'> {
  readonly options: readonly unknown[]
}

/** Without a value, or with one of these only: what is written otherwise is drawn by code, and has no field. */
const isWritten = (value: unknown) =>
  value === undefined || typeof value === 'string' || typeof value === 'number'

const Choix = ({ nom, options, valeur, onChange }: ChoixProps) => (
  <select
    className="doc-props__commande"
    aria-label={`Valeur de ${nom}`}
    value={options.indexOf(valeur)}
    onChange={({ target }) => onChange(options[Number(target.value)])}
  >
    {options.includes(valeur) ? null : <option value={-1}>Aucune</option>}
    {options.map((option, rang) => (
      <option key={String(option)} value={rang}>
        {String(option)}
      </option>
    ))}
  </select>
)

/** Changes a property of the first state, when a field can say it. */
export const Commande = ({ nom, reglable, valeur, onChange }: CommandeProps) => {
  const type = reglable.control?.disable ? undefined : reglable.control?.type
  const named = { className: 'doc-props__commande', 'aria-label': `Valeur de ${nom}` }
  if (type === 'boolean')
    return (
      <input
        type="checkbox"
        aria-label={`${nom} : oui`}
        checked={valeur === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  if (type !== undefined && CHOICES.has(type) && reglable.options)
    return <Choix nom={nom} options={reglable.options} valeur={valeur} onChange={onChange} />
  if (!isWritten(valeur)) return <>par le code</>
  if (type === 'number')
    return (
      <input
        {...named}
        type="number"
        value={valeur === undefined ? '' : Number(valeur)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
      />
    )
  if (type === 'text' || (type === 'object' && typeof valeur === 'string')) {
    const write = ({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value)
    return <textarea {...named} rows={1} value={String(valeur ?? '')} onChange={write} />
  }
  return <>par le code</>
}
