import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import type { Proving } from './Proving.ts'
import { ProofByKey } from './ProofByKey.tsx'
import { ProofByText } from './ProofByText.tsx'
import { type Moyen, moyenMessages, preuveMessages as words } from './words.ts'

interface ProofFormProps extends Omit<Proving, 'focused'> {
  /** Ways that the person has, the first one proposed first. */
  readonly moyens: readonly Moyen[]
}

/** One way to show who one is, and the others to choose from: nothing typed is asked of who has a key. */
export const ProofForm = ({ moyens, ...rest }: ProofFormProps) => {
  const [chosen, setChosen] = useState<Moyen>()
  const moyen = chosen ?? moyens[0]
  const others = moyens.filter((one) => one !== moyen)
  if (moyen === undefined) return null
  return (
    <>
      {moyen === 'cleacces' ? (
        <ProofByKey {...rest} focused={chosen !== undefined} />
      ) : (
        <ProofByText key={moyen} moyen={moyen} {...rest} focused={chosen !== undefined} />
      )}
      {others.length > 0 ? (
        <div className="fr-mt-3w">
          <p className="fr-text--bold fr-mb-1w">{words.autres}</p>
          <ul className="fr-btns-group fr-btns-group--sm">
            {others.map((other) => (
              <li key={other}>
                <Button type="button" priority="tertiary" onClick={() => setChosen(other)}>
                  {moyenMessages[other]}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
