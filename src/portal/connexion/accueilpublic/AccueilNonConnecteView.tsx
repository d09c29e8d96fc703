import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { FranceConnectButton } from '@codegouvfr/react-dsfr/FranceConnectButton.js'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Page as PageContent } from '#contract/contenu/contenu.ts'
import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { connexionMessages as words } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { accueilOf } from './accueil.ts'
import { AideExtraits } from './AideExtraits.tsx'
import { Bienvenue } from './Bienvenue.tsx'
import { KeySignIn } from '../facteur/KeySignIn.tsx'
import { ConnexionForm, type ConnexionFormProps } from '../ConnexionForm.tsx'
import '../connexion.css'

interface AccueilNonConnecteViewProps extends Omit<ConnexionFormProps, 'messages' | 'oubli'> {
  /** Absent while it loads: signing in does not wait for it. */
  readonly page: PageContent | undefined
  /** Whether it may still come. */
  readonly waiting: boolean
  /** Signs in by an access key; gives why it did not. */
  readonly onKey: () => Promise<string | undefined>
  /** In the place of the form, when a form sent without the application awaits a code. */
  readonly facteur?: ReactNode
}

/** The public home page: signing in, what the portal is, and help. */
export const AccueilNonConnecteView = ({
  page,
  waiting,
  onKey,
  facteur,
  ...form
}: AccueilNonConnecteViewProps) => {
  const { bienvenue, aides } = accueilOf(page?.contenu)
  return (
    <Page titre={usePageTitle()} chapo={words.chapo}>
      <div className="fr-grid-row fr-grid-row--gutters">
        <div className="fr-col-12 fr-col-lg-7">
          <div className="eap-cadre fr-p-3w fr-p-md-4w fr-mb-3w">
            {page?.parametrage.franceconnectactive ? <FranceConnect /> : null}
            {waiting ? <FranceConnectAwaited /> : null}
            <h2 className="fr-h4">{words.avecIdentifiant}</h2>
            {facteur ?? (
              <div data-ilot="connexion">
                <ConnexionForm {...form} messages={page?.message} oubli={<Oubli />} />
              </div>
            )}
            <KeySignIn onKey={onKey} />
          </div>
          <div className="eap-cadre fr-p-3w fr-p-md-4w fr-mb-3w eap-signin--new">
            <h2 className="fr-h6 fr-mb-0">{words.pasEncore}</h2>
            <Button priority="secondary" linkProps={{ to: paths.inscription }}>
              {words.creerMonEspace}
            </Button>
          </div>
        </div>
        <div className="fr-col-12 fr-col-lg-5">
          <Bienvenue bienvenue={bienvenue} waiting={waiting} />
          <AideExtraits aides={aides} waiting={waiting} />
        </div>
      </div>
    </Page>
  )
}

const Oubli = () => (
  <Link className="fr-link" to={paths.motdepasseoublie}>
    {words.motDePasseOublie}
  </Link>
)

const FranceConnect = () => (
  <>
    <h2 className="fr-h4">{words.avecFranceConnect}</h2>
    <p>{words.franceConnectPresentation}</p>
    <FranceConnectButton url={franceconnectPaths.connexion} />
    <div className="eap-signin__or fr-my-3w">
      <p className="fr-mb-0 fr-text--bold">{words.ou}</p>
    </div>
  </>
)

/** Its place, of its very height: what may come above the fields does not push them from under the finger. */
const FranceConnectAwaited = () => (
  <div className="eap-signin__awaited" aria-hidden="true" inert>
    <FranceConnect />
  </div>
)
