import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Width of an element, in CSS pixels, as it changes; `before` until it is measured. */
export const useElementWidth = (before: number): [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(before)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth || before)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [before])
  return [ref, width]
}
