import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { type ReactNode, useId, useState } from 'react'
import { simulationMessages } from '#portal/simulation/words.ts'
import './repli.css'

const words = simulationMessages.repli

interface RepliProps {
  /** What the facts are about, in the name of the button. */
  readonly de: string
  /** Which facts a phone shows at once: `premier`, or `resultat` for what a choice costs and brings. */
  readonly montre: 'premier' | 'resultat'
  /** Facts, in a `dl`. */
  readonly children: ReactNode
}

/** Facts of which a phone shows some at once and the rest on demand; a wide screen and paper show all of them. */
export const Repli = ({ de, montre, children }: RepliProps) => {
  const id = useId()
  const [ouvert, setOuvert] = useState(false)
  const bouton = ouvert ? words.moins : words.plus
  return (
    <>
      <div id={id} className={`eap-repli ${ouvert ? '' : `eap-repli--${montre}`}`}>
        {children}
      </div>
      <Button
        className="eap-repli__bouton"
        type="button"
        priority="tertiary no outline"
        size="small"
        aria-label={words.nom(bouton, de)}
        onClick={() => setOuvert(!ouvert)}
        nativeButtonProps={{ 'aria-expanded': ouvert, 'aria-controls': id }}
      >
        {bouton}
      </Button>
    </>
  )
}
