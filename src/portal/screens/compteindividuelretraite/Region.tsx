import type { ReactNode } from 'react'

interface RegionProps {
  /** What scrolls. */
  readonly label: string
  readonly children: ReactNode
}

/** What is wider than a narrow screen: it scrolls by itself, and the keyboard reaches it. */
export const Region = ({ label, children }: RegionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard (RGAA 7.3)
  <section className="eap-compte__region" aria-label={label} tabIndex={0}>
    {children}
  </section>
)
