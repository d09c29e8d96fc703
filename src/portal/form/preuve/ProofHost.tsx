import { lazy, Suspense } from 'react'
import { useProofAsked } from '#portal/client/session/proof/proof.ts'

// Loaded when it is needed: most visits ask for no proof.
const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog.tsx')).ProofDialog }))

/** Shows the dialog of proofs while a call waits for one. */
export const ProofHost = () => {
  const asked = useProofAsked()
  return asked ? (
    <Suspense>
      <ProofDialog asked={asked} />
    </Suspense>
  ) : null
}
