import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Status } from './page/Status.tsx'
import '#portal/styles/saisie.css'

/** What was just taken away, and how it comes back. */
interface Retrait {
  /** Another one begins anew: the focus goes to its button too. */
  readonly cle: number | string
  /** Name of the button: what it brings back. */
  readonly action: string
  readonly onRetablir: () => void
}

interface RetablirProps {
  /** What is said of it; empty when nothing was, or when it is said elsewhere. */
  readonly dit: string
  /** Undefined when nothing can come back any more. */
  readonly retrait: Retrait | undefined
  /** What is said is seen even when nothing can come back. */
  readonly toujoursVu?: true
}

/**
 * Says what was taken away and gives the way back, for as long as nothing else is done. Its button takes the focus, since
 * what took the thing away is gone with it; who brings it back gives the focus to what came back.
 */
export const Retablir = ({ dit, retrait, toujoursVu }: RetablirProps) => {
  const id = useId()
  const [ditEnVenant] = useState(dit)
  // A region that comes with its sentence is not heard: the button that takes the focus says it then.
  const decritPar = dit !== '' && dit === ditEnVenant ? id : undefined
  return (
    <div className={`eap-no-print ${dit === '' && !retrait ? '' : 'fr-mt-1w fr-mb-2w'}`}>
      <div id={id}>
        <Status className={retrait || toujoursVu ? 'eap-dit fr-mb-1w' : 'fr-sr-only'}>{dit}</Status>
      </div>
      {retrait ? <Bouton key={retrait.cle} {...retrait} decritPar={decritPar} /> : null}
    </div>
  )
}

const Bouton = ({ action, onRetablir, decritPar }: Retrait & { readonly decritPar: string | undefined }) => {
  const bouton = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => bouton.current?.focus(), [])
  return (
    <Button
      ref={bouton}
      type="button"
      size="small"
      priority="secondary"
      iconId="fr-icon-arrow-go-back-line"
      onClick={onRetablir}
      nativeButtonProps={{ 'aria-describedby': decritPar }}
    >
      {action}
    </Button>
  )
}
