import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { use } from 'react'
import { ReasonTold } from './LoadFailure.tsx'
import { NumeroEntier } from '../NumeroEntier.tsx'
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
  /** The device has no network: nothing is wrong with the service, and the page opens when it is back. */
  readonly horsLigne?: boolean
  /** Number of the request that failed, to quote. */
  readonly numero?: string | undefined
}

/** Page of a technical failure. */
export const ErrorPage = ({
  accueil,
  onRetry,
  revient = false,
  horsLigne = false,
  numero,
}: ErrorPageProps) => {
  const told = use(ReasonTold)
  const raison = horsLigne ? words.horsLigne : words.chapo
  return (
    <Page titre={words.titre} chapo={told ? undefined : raison}>
      {revient ? <p>{words.revient}</p> : null}
      {numero === undefined ? null : (
        <p>
          <NumeroEntier>{words.numero(numero)}</NumeroEntier>
        </p>
      )}
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
}
