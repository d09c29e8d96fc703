import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useState, type FormEvent, type Ref } from 'react'
import { rechercheMessages as words } from './words/components.ts'
import { heardAs, labelParts } from './hint.ts'
import { Status } from './page/Status.tsx'
import '#portal/styles/recherche.css'

interface SearchBarProps {
  readonly label: string
  readonly hint: string
  /** What is searched for now, empty when nothing is. */
  readonly value: string
  readonly minLength: number
  readonly maxLength: number
  /** Receives what was typed, without the spaces around it, once it is long enough. */
  readonly onSearch: (text: string) => void
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A search in DSFR's markup, with its label in sight. What is too short is not searched for, and the page says so. */
export const SearchBar = ({
  label,
  hint,
  value,
  minLength,
  maxLength,
  onSearch,
  inputRef,
}: SearchBarProps) => {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  /** How many searches in a row were too short: the same failure twice is said twice. */
  const [tooShort, setTooShort] = useState(0)
  // Going back in the history changes what is searched for.
  if (last !== value) {
    setLast(value)
    setTyped(value)
    setTooShort(0)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    setTooShort((before) => (text.length < minLength ? before + 1 : 0))
    if (text.length >= minLength) onSearch(text)
  }
  const parts = labelParts(id, label, hint)
  return (
    <search className="eap-search eap-no-print">
      <form noValidate onSubmit={search}>
        <label className="fr-label" htmlFor={id}>
          {parts.label}
          <span className="fr-hint-text">{parts.hint}</span>
        </label>
        <div className="fr-search-bar">
          <input
            ref={inputRef}
            id={id}
            className="fr-input"
            type="search"
            name="recherche"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setTooShort(0)
            }}
            maxLength={maxLength}
            autoComplete="off"
            aria-invalid={tooShort > 0 || undefined}
            {...heardAs(id, hint, `${id}-erreur`)}
          />
          <Button type="submit">
            <span className="eap-search__name">{words.rechercher}</span>
          </Button>
        </div>
        <div id={`${id}-erreur`}>
          <Status fois={tooShort} alerte className={tooShort > 0 ? 'fr-message fr-message--error' : ''}>
            {tooShort > 0 ? words.tropCourt(minLength) : ''}
          </Status>
        </div>
      </form>
    </search>
  )
}
