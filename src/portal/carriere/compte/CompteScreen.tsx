import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import { useToday } from '#portal/client/page/opening.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { CompteView } from './CompteView.tsx'
import { SansCompte } from './SansCompte.tsx'
import { droitsSur } from './compte.ts'
import { compteMessages } from './words.ts'
import { compteSuitesMessages } from './wordsSuites.ts'
import './compte.css'

const { service } = compteSuitesMessages

/** The individual retirement account: what it holds, what must be checked, and what was asked to be corrected. */
export const CompteScreen = () => {
  const { navigation } = useSession()
  const aujourdhui = useToday()
  const { data, error, mutate } = useCall(compteindividuelretraite, {})
  const { data: page } = useCall(contenuPrive, { params: { id: 'compteindividuelretraite' } })
  const droits = droitsSur(navigation)
  const failed = error !== undefined && !data
  const { paragraphe, champ } = page?.contenu ?? { paragraphe: {}, champ: {} }
  const compte = data?.cir && { ...data, cir: data.cir }
  return (
    <Page titre={usePageTitle()}>
      {navigation?.lectureSeule ? (
        <QuietAlert niveau="info" className="fr-mb-4w">
          {compteMessages.lectureSeule}
        </QuietAlert>
      ) : null}
      {failed ? <LoadFailure /> : null}
      {data || failed ? null : <Skeleton lines={8} />}
      {compte ? (
        <CompteView compte={compte} aujourdhui={aujourdhui} droits={droits} refresh={() => mutate()} />
      ) : null}
      {data && !compte ? <SansCompte messagerie={droits.messagerie} /> : null}
      {page ? (
        <div className="eap-compte__contenus">
          <ContentBlocks blocs={Object.values(paragraphe)} />
        </div>
      ) : null}
      {data && champ['service'] !== undefined ? <Service nom={champ['service']} /> : null}
    </Page>
  )
}

CompteScreen.readAhead = () => {
  readAhead(compteindividuelretraite, {})
  readAhead(contenuPrive, { params: { id: 'compteindividuelretraite' } })
}

/** The office in charge, once the administration has published it. */
const Service = ({ nom }: { readonly nom: string }) => (
  <section className="eap-compte__section">
    <h2>{service.titre}</h2>
    <p>{nom}</p>
  </section>
)
