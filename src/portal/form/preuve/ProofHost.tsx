import { useEffect, useState } from 'react'
import { useProofAsked } from '#portal/client/session/proof/proof.ts'
import type { ProofDialog } from './ProofDialog.tsx'

/** Shows the dialog of proofs while a call waits for one. Without the network to fetch it, nobody can prove anything now. */
export const ProofHost = () => {
  const asked = useProofAsked()
  const [known, setKnown] = useState<{ readonly Dialog: typeof ProofDialog }>()
  useEffect(() => {
    if (!asked || known) return
    // Loaded when it is needed: most visits ask for no proof.
    import('./ProofDialog.tsx').then(
      (loaded) => setKnown({ Dialog: loaded.ProofDialog }),
      () => asked.answer('injoignable'),
    )
  }, [asked, known])
  return asked && known ? <known.Dialog asked={asked} /> : null
}
