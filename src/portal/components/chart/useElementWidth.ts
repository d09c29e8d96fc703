import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Size of letters of who asks for no other, in CSS pixels. */
const ORDINARY = 16

interface Room {
  /** Width of the element where letters have their ordinary size, in CSS pixels. */
  readonly width: number
  /** How many times larger letters are. */
  readonly letters: number
}

const measured = (element: HTMLElement, before: number): Room => {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ORDINARY
  return { width: (element.clientWidth || before) / letters, letters }
}

/**
 * Room that an element gives to a drawing, as it and the size of letters change; `before`, in CSS pixels, until it is
 * measured. A drawing of that width, enlarged as letters are, fills the element.
 */
export const useElementWidth = (before: number): [RefObject<HTMLDivElement | null>, Room] => {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room>({ width: before, letters: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    // Told of the first width too, before anything is painted: to ask for it here would have the page laid out twice.
    const observer = new ResizeObserver(() => {
      const now = measured(element, before)
      flushSync(() => setRoom((was) => (was.width === now.width && was.letters === now.letters ? was : now)))
    })
    observer.observe(element)
    // Larger letters may leave its width to the element: they never leave its height to the page.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [before])
  return [ref, room]
}
