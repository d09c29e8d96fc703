import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Page } from '#portal/components/page/Page.tsx'
import { shellMessages } from './words.ts'
import { useDocumentTitle } from '#portal/client/page/pageTitle.ts'

/** All that can be shown when the runtime configuration could not be loaded. */
export const ConfigurationFailure = () => {
  const { titre, chapo, conseils, recharger } = shellMessages.configuration
  useDocumentTitle(titre)
  return (
    <main className="fr-container fr-my-8w">
      <Page titre={titre} chapo={chapo}>
        <ul className="fr-mb-4w">
          {conseils.map((conseil) => (
            <li key={conseil}>{conseil}</li>
          ))}
        </ul>
        <Button type="button" onClick={() => location.reload()}>
          {recharger}
        </Button>
      </Page>
    </main>
  )
}
