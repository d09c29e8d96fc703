import { useEffect, useRef } from 'react'
import { interfaceConstants } from '#portal/interfaceConstants.ts'

interface CommuneListProps {
  readonly id: string
  readonly names: readonly string[]
  /** Rank of the option that the keyboard is on, -1 for none. */
  readonly active: number
  readonly onChoose: (name: string, at: number) => void
}

/** Id of an option of a list, by its rank. */
export const optionId = (listId: string, rank: number) => `${listId}-${rank}`

/** Options of a combobox: `datalist` is the tag that is a list of options, shown here by our own styles. */
export const CommuneList = ({ id, names, active, onChoose }: CommuneListProps) => {
  const list = useRef<HTMLDataListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <datalist
      ref={list}
      id={id}
      hidden={names.length === 0}
      className={names.length === 0 ? '' : 'eap-commune__list'}
      style={{ maxHeight: interfaceConstants.comboboxListHeight, zIndex: interfaceConstants.popupLayer }}
    >
      {names.map((name, rank) => (
        <option
          key={name}
          id={optionId(id, rank)}
          className="eap-commune__option"
          aria-selected={rank === active}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onChoose(name, event.timeStamp)}
        >
          {name}
        </option>
      ))}
    </datalist>
  )
}
