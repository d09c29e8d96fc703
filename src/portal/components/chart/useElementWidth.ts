import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Width of an element, in CSS pixels, as it changes; `before` until it is measured. */
export const useElementWidth = (before: number): [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(before)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    // Told of the first width too, before anything is painted: to ask for it here would have the page laid out twice.
    const observer = new ResizeObserver(() => flushSync(() => setWidth(element.clientWidth || before)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [before])
  return [ref, width]
}
