import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useRef } from 'react'
import { correctionMessages } from './words.ts'
import { paths } from '#portal/paths.ts'

const { accuse: words } = correctionMessages

/** The correction is sent: its number, and what happens next. */
export const Accuse = ({ numero }: { readonly numero: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {words.titre}
      </h2>
      <p>
        {words.numero} <strong>{numero}</strong>
      </p>
      <h3>{words.suite}</h3>
      <ul>
        {words.etapes.map((etape) => (
          <li key={etape}>{etape}</li>
        ))}
      </ul>
      <Button linkProps={{ to: paths.compteindividuelretraite }}>{words.voir}</Button>
    </section>
  )
}
