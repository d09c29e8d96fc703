import { useEffect, useRef } from 'react'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import { saisieMessages as words } from '../words/saisie.ts'

interface CommuneListProps {
  readonly id: string
  readonly names: readonly string[]
  /** Rank of the option that the keyboard is on, -1 for none. */
  readonly active: number
  readonly onChoose: (name: string, at: number) => void
}

/** Id of an option of a list, by its rank. */
export const optionId = (listId: string, rank: number) => `${listId}-${rank}`

/**
 * Options of a combobox, in the pattern of the ARIA Authoring Practices: a
 * `datalist` may not hold what is styled here. The keys are heard by the field, where the focus stays.
 */
export const CommuneList = ({ id, names, active, onChoose }: CommuneListProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={words.communesListe}
      hidden={names.length === 0}
      className={names.length === 0 ? '' : 'eap-commune__list'}
      style={{ maxHeight: interfaceConstants.comboboxListHeight, zIndex: interfaceConstants.popupLayer }}
    >
      {names.map((name, rank) => (
        <li
          key={name}
          role="option"
          id={optionId(id, rank)}
          className="eap-commune__option"
          aria-selected={rank === active}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onChoose(name, event.timeStamp)}
        >
          {name}
        </li>
      ))}
    </ul>
  )
}
