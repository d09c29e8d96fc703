interface StatusProps {
  readonly children: string
  /** Without one, only assistive technologies read it. */
  readonly className?: string
  /** An error or an advice: said at once, as an alert (RGAA 7.5.2). */
  readonly alerte?: true
}

/** A short sentence said when it changes, politely unless it is an alert. It must be on the page, empty, before it has something to say. */
export const Status = ({ children, className = 'fr-sr-only', alerte }: StatusProps) =>
  alerte ? (
    <div role="alert" className={className} aria-atomic="true">
      {children}
    </div>
  ) : (
    <output className={className} aria-live="polite" aria-atomic="true">
      {children}
    </output>
  )
