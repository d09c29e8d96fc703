import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { BoiteFermee } from './BoiteFermee.tsx'
import { useEnvoyee } from './envoyee.ts'
import { motdepasseoublieMessages } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { paths } from '#portal/paths.ts'

const words = motdepasseoublieMessages.confirmation

/** What follows a request for a link: the same to everyone who sent one, and nothing that was not done to who did not. */
export const DemandeEnvoyee = () => {
  const envoyee = useEnvoyee()
  const { data: page } = useCall(contenuPublic, { params: { nomPage: 'motdepasseoublie' } })
  return (
    <Page titre={usePageTitle()} chapo={envoyee ? words.envoyee : words.sansDemande}>
      <h2 className="fr-h5">{words.suite}</h2>
      <p>{words.conseil}</p>
      <ContentBlocks titleAs="h3" blocs={Object.values(page?.contenu.paragraphe ?? {})} />
      <BoiteFermee />
      <ul className="fr-btns-group fr-btns-group--inline-sm">
        <li>
          <Button linkProps={{ to: paths.accueilnonconnecte }}>{motdepasseoublieMessages.retour}</Button>
        </li>
        <li>
          <Button priority="secondary" linkProps={{ to: paths.motdepasseoublie }}>
            {words.nouveau}
          </Button>
        </li>
      </ul>
    </Page>
  )
}
