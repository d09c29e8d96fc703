import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** What scrolls, said when the keyboard reaches it: the caption of a table, for one. */
  readonly label: string
  readonly children: ReactNode
}

/** What is wider than a narrow screen, a table most often: it scrolls sideways by itself, and the keyboard reaches it. */
export const ScrollRegion = ({ label, children }: ScrollRegionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard (RGAA 7.3)
  <section className="eap-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
)
