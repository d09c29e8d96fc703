import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { DrawFailure } from '#contract/drawnPage.ts'
import { documentTitle } from '#portal/client/page/pageTitle.ts'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { ErrorPage } from '#portal/components/page/ErrorPage.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { paths } from '#portal/paths.ts'
import { Brand } from '#portal/shell/header/Brand.tsx'
import { shellMessages } from '#portal/shell/words.ts'

/** The header, what happened, and the number to give to whoever helps. */
const Failure = ({ numero }: { readonly numero: string }) => (
  <>
    <header className="fr-header eap-header">
      <div className="fr-header__body">
        <div className="fr-container">
          <div className="fr-header__body-row">
            <Brand />
          </div>
        </div>
      </div>
    </header>
    <main className="fr-container fr-my-8w">
      <ErrorPage accueil={paths.accueilnonconnecte} />
      <p className="fr-mt-4w">
        <NumeroEntier>{shellMessages.incident(numero)}</NumeroEntier>
      </p>
    </main>
  </>
)

/** The page of a drawing that failed. It reads nothing and hands nothing over: the application opens the page anew. */
export const drawFailure: DrawFailure = (numero) => ({
  title: documentTitle(componentMessages.erreur.titre),
  html: renderToString(
    <StaticRouter location={paths.erreur}>
      <Failure numero={numero} />
    </StaticRouter>,
  ),
})
