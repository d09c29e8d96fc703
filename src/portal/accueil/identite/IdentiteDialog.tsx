import { type ComponentProps, lazy, Suspense, useState } from 'react'

const IdentiteModal = lazy(async () => ({ default: (await import('./IdentiteModal.tsx')).IdentiteModal }))

/**
 * The same dialog, fetched with all that checks a form when it is first asked for: most people never do. It stays from then on,
 * with what was typed.
 */
export const IdentiteDialog = (dialog: ComponentProps<typeof IdentiteModal>) => {
  const [asked, setAsked] = useState(false)
  if (dialog.evenementId !== undefined && !asked) setAsked(true)
  return asked ? (
    <Suspense>
      <IdentiteModal {...dialog} />
    </Suspense>
  ) : null
}
