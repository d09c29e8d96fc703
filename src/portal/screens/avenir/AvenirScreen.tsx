import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Page } from '#portal/components/Page.tsx'
import { avenirMessages as avenir } from '#portal/messages/avenir.ts'
import { pagesMessages } from '#portal/messages/pages.ts'
import { useHomePath } from '#portal/session/useHomePath.ts'
import { useSession } from '#portal/session/useSession.ts'
import type { Rubrique } from './rubriques.ts'

const { titres, accueil } = pagesMessages

/** Page of an area that does not exist yet, and says so. */
export const AvenirScreen = ({ rubrique }: { readonly rubrique: Rubrique }) => {
  const signedIn = useSession().navigation !== undefined
  return (
    <Page titre={titres[rubrique]} chapo={avenir.chapo}>
      <p>{avenir.contenu} :</p>
      <ul className="fr-mb-4w">
        {avenir.rubriques[rubrique].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button linkProps={{ to: useHomePath() }}>{signedIn ? avenir.tableaudebord : accueil}</Button>
    </Page>
  )
}
