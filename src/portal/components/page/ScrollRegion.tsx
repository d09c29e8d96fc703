import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface ScrollRegionProps {
  /** What scrolls, said as long as it does: the caption of a table, for one. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * Whether an element is narrower than what it holds, as either changes. It is supposed to be, until it is measured: what the
 * server drew is reached by the keyboard before the application is there, and without it.
 */
const useScrolls = () => {
  const ref = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(true)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    for (const one of [element, ...element.children, ...element.querySelectorAll('table')])
      observer.observe(one)
    measure()
    return () => observer.disconnect()
  }, [])
  return [ref, scrolls] as const
}

/**
 * What is wider than a narrow screen, a table most often: it scrolls sideways by itself, and the keyboard reaches it then.
 * Where all of it shows, the region is nothing: its name would be said before that of the table, and Tab stop for nothing.
 */
export const ScrollRegion = ({ label, children }: ScrollRegionProps) => {
  const [ref, scrolls] = useScrolls()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard (RGAA 7.3)
    <section ref={ref} className="eap-scroll" {...(scrolls && { 'aria-label': label, tabIndex: 0 })}>
      {children}
    </section>
  )
}
