import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { reservesMessages as words } from '../words/estimation.ts'

interface FigureProps {
  /** The figure with its unit, or what stands for it. */
  readonly valeur: string
  /** Whether an indicative table or reading made it. */
  readonly indicatif: boolean
}

/** A figure, and the mark of an indicative one beside it. */
export const Figure = ({ valeur, indicatif }: FigureProps) => (
  <>
    {valeur}
    {indicatif ? (
      <>
        {' '}
        <Badge as="span" small noIcon severity="warning">
          {words.indicatif}
        </Badge>
      </>
    ) : null}
  </>
)
