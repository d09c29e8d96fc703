import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { ReactNode } from 'react'
import { Facts, type Fact } from '../facts/Facts.tsx'
import { etapesMessages } from '../words/etapes.ts'

interface AnswerBlockProps {
  readonly titre: string
  /** Questions and their answers. */
  readonly facts: readonly Fact[]
  /** What is said below the answers. */
  readonly children?: ReactNode
  readonly onModify?: (() => void) | undefined
}

/** Answers of a step, read again before they are sent, and the way to change them. */
export const AnswerBlock = ({ titre, facts, children, onModify }: AnswerBlockProps) => (
  <section className="fr-mb-3w">
    <h3 className="fr-h6 fr-mb-1w">{titre}</h3>
    {facts.length === 0 ? null : <Facts facts={facts} />}
    {children}
    {onModify ? (
      <Button
        type="button"
        priority="tertiary"
        size="small"
        iconId="fr-icon-edit-line"
        className="eap-no-print"
        onClick={onModify}
        nativeButtonProps={{ 'aria-label': etapesMessages.modifierNom(titre) }}
      >
        {etapesMessages.modifier}
      </Button>
    ) : null}
  </section>
)
