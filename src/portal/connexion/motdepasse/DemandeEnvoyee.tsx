import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { BoiteFermee } from './BoiteFermee.tsx'
import { motdepasseoublieMessages } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { paths } from '#portal/paths.ts'

const words = motdepasseoublieMessages.confirmation

/** What is said once a link was asked for: the same to everyone. */
export const DemandeEnvoyee = () => {
  const { data: page } = useCall(contenuPublic, { params: { nomPage: 'motdepasseoublie' } })
  return (
    <Page titre={usePageTitle()} chapo={words.chapo}>
      <h2 className="fr-h5">{words.suite}</h2>
      <p>{words.conseil}</p>
      <ContentBlocks blocs={Object.values(page?.contenu.paragraphe ?? {})} />
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
