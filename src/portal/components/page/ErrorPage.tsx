import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { pagesMessages } from '#portal/words.ts'
import { Page } from './Page.tsx'

interface ErrorPageProps {
  /** Address of the home of who is here. */
  readonly accueil: string
  /** Tries again what failed. */
  readonly onRetry?: (() => void) | undefined
}

/** Page of a technical failure. */
export const ErrorPage = ({ accueil, onRetry }: ErrorPageProps) => (
  <Page titre={pagesMessages.titres.erreur} chapo={pagesMessages.erreur.chapo}>
    <div className="fr-btns-group fr-btns-group--inline-md">
      {onRetry ? (
        <Button type="button" onClick={onRetry}>
          {pagesMessages.erreur.reessayer}
        </Button>
      ) : null}
      <Button priority={onRetry ? 'secondary' : 'primary'} linkProps={{ to: accueil }}>
        {pagesMessages.accueil}
      </Button>
    </div>
  </Page>
)
