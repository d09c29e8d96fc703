import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { componentMessages } from '../words/components.ts'
import { Page } from './Page.tsx'

const words = componentMessages.erreur

interface ErrorPageProps {
  /** Address of the home of who is here. */
  readonly accueil: string
  /** Tries again what failed. */
  readonly onRetry?: (() => void) | undefined
  /** The page that failed opens by itself when it can. */
  readonly revient?: boolean
}

/** Page of a technical failure. */
export const ErrorPage = ({ accueil, onRetry, revient = false }: ErrorPageProps) => (
  <Page titre={words.titre} chapo={words.chapo}>
    {revient ? <p>{words.revient}</p> : null}
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
