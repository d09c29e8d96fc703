import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Document } from '#contract/documents/document.ts'

/** Uuids of the documents that are ticked. */
type Selected = ReadonlySet<string>

/** Selection after a click on the box of a document. */
export const toggled = (selected: Selected, documentUuid: string): Selected => {
  const next = new Set(selected)
  if (!next.delete(documentUuid)) next.add(documentUuid)
  return next
}

const nothing: Selected = new Set()

/** What the boxes of a list of documents need: which are ticked, and how to change it. */
export interface Boxes {
  readonly selected: Selected
  readonly onToggle: (documentUuid: string) => void
}

const useEscape = (area: RefObject<HTMLElement | null>, active: boolean, onEscape: () => void) => {
  useEffect(() => {
    if (!active) return
    const onKeyDown = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      // The focus is on the body after a click on a text.
      const here = target === document.body || (target instanceof Node && area.current?.contains(target))
      if (key === 'Escape' && !defaultPrevented && here) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [area, active, onEscape])
}

/** Selection among documents. Escape in the area leaves it, and the focus goes back to the button that opens it. */
export const useSelection = (documents: readonly Document[]) => {
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [selected, setSelected] = useState<Selected>()
  const leave = useCallback(() => {
    setSelected(undefined)
    button.current?.focus()
  }, [])
  useEscape(area, selected !== undefined, leave)
  const boxes: Boxes | undefined = selected && {
    selected,
    onToggle: (documentUuid) => setSelected(toggled(selected, documentUuid)),
  }
  return {
    area,
    button,
    boxes,
    ticked: documents.filter(({ documentUuid }) => selected?.has(documentUuid)),
    toggleMode: () => (selected ? leave() : setSelected(nothing)),
    selectAll: () => setSelected(new Set(documents.map(({ documentUuid }) => documentUuid))),
    selectNone: () => setSelected(nothing),
  }
}
