interface StatusProps {
  readonly children: string
  /** Without one, only assistive technologies read it. */
  readonly className?: string
}

/** A short sentence said politely when it changes. It must be on the page, empty, before it has something to say. */
export const Status = ({ children, className = 'fr-sr-only' }: StatusProps) => (
  <output className={className} aria-live="polite" aria-atomic="true">
    {children}
  </output>
)
