import { useRef, useState, type KeyboardEvent } from 'react'
import { interfaceConstants } from '#portal/interfaceConstants.ts'

/** Opening, closing and walking of the list of a combobox, whose focus stays in its input. */
export const useCombobox = (choices: readonly string[], onChoose: (choice: string) => void) => {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const closedAt = useRef(-Infinity)
  const shown = open && choices.length > 0
  const close = (at: number) => {
    if (shown) closedAt.current = at
    setOpen(false)
    setActive(-1)
  }
  const choose = (choice: string, at: number) => {
    onChoose(choice)
    close(at)
  }
  const walk = (step: 1 | -1) => {
    setOpen(true)
    const from = shown ? active : -1
    setActive(
      from === -1 && step === -1 ? choices.length - 1 : (from + step + choices.length) % choices.length,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const current = shown ? choices[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (choices.length > 0) walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault()
      choose(current, event.timeStamp)
    } else if (event.key === 'Escape' && shown) {
      // A dialog around the field stays open.
      event.preventDefault()
      close(event.timeStamp)
    }
  }
  const openOnClick = (at: number) => {
    if (at - closedAt.current > interfaceConstants.comboboxRestAfterClosing) setOpen(true)
  }
  const openOnTyping = () => {
    setOpen(true)
    setActive(-1)
  }
  return { shown, active, choose, close, onKeyDown, openOnClick, openOnTyping }
}
