import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { componentMessages } from '../words/components.ts'
import { Page } from './Page.tsx'

const words = componentMessages.erreur

interface ErrorPageProps {
  /** Address of the home of who is here. */
  readonly accueil: string
  /** Tries again what failed. */
  readonly onRetry?: (() => void) | undefined
}

/** Page of a technical failure. */
export const ErrorPage = ({ accueil, onRetry }: ErrorPageProps) => (
  <Page titre={words.titre} chapo={words.chapo}>
    <div className="fr-btns-group fr-btns-group--inline-md">
      {onRetry ? (
        <Button type="button" onClick={onRetry}>
          {words.reessayer}
        </Button>
      ) : null}
      <Button priority={onRetry ? 'secondary' : 'primary'} linkProps={{ to: accueil }}>
        {componentMessages.retourAccueil}
      </Button>
    </div>
  </Page>
)
