import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import { useToday } from '#portal/client/opening.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { CompteView } from './CompteView.tsx'
import { SansCompte } from './SansCompte.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { paths } from '#portal/paths.ts'
import { droitsSur, voieVersLeService } from './compte.ts'
import { compteMessages } from './words.ts'
import { compteSuitesMessages } from './wordsSuites.ts'
import './compte.css'

const { service } = compteSuitesMessages

/** The individual retirement account: what it holds, what must be checked, and what was asked to be corrected. */
export const CompteScreen = () => {
  const { navigation } = useSession()
  const aujourdhui = useToday()
  const { data, error, mutate } = useCall(compteindividuelretraite, {})
  const { data: page, error: sansPage } = useCall(contenuPrive, {
    params: { id: 'compteindividuelretraite' },
  })
  const droits = droitsSur(navigation)
  const failed = error !== undefined && !data
  const { paragraphe, champ } = page?.contenu ?? { paragraphe: {}, champ: {} }
  // Both together: an introduction that came after would push the account down.
  const prete = data !== undefined && (page !== undefined || sansPage !== undefined)
  const compte = data?.cir && { ...data, cir: data.cir }
  return (
    <Page titre={usePageTitle()}>
      {navigation?.lectureSeule ? (
        <QuietAlert niveau="info" className="fr-mb-4w">
          <p>{compteMessages.lectureSeule}</p>
          <AddressLink to={paths.contact}>{componentMessages.contact}</AddressLink>
        </QuietAlert>
      ) : null}
      {failed ? <LoadFailure /> : null}
      {prete || failed ? null : <Skeleton lines={8} />}
      {prete && page ? (
        <Accordion
          niveau={2}
          items={[
            {
              id: 'compte-comprendre',
              titre: compteMessages.comprendre,
              contenu: <ContentBlocks blocs={Object.values(paragraphe)} titleAs="h3" />,
            },
          ]}
        />
      ) : null}
      {prete && compte ? (
        <CompteView compte={compte} aujourdhui={aujourdhui} droits={droits} refresh={() => mutate()} />
      ) : null}
      {prete && !compte ? <SansCompte messagerie={droits.messagerie} /> : null}
      {prete && champ['service'] !== undefined ? (
        <Service
          nom={champ['service']}
          voie={compte || !droits.messagerie ? voieVersLeService(droits) : undefined}
        />
      ) : null}
    </Page>
  )
}

CompteScreen.readAhead = () => {
  readAhead(compteindividuelretraite, {})
  readAhead(contenuPrive, { params: { id: 'compteindividuelretraite' } })
}

interface ServiceProps {
  readonly nom: string
  /** How to reach it; absent where the page says it already. */
  readonly voie: ReturnType<typeof voieVersLeService> | undefined
}

/** The office in charge, once the administration has published it. */
const Service = ({ nom, voie }: ServiceProps) => (
  <section className="eap-compte__section">
    <h2>{service.titre}</h2>
    <p>{nom}</p>
    {voie ? <AddressLink to={voie.adresse}>{voie.texte}</AddressLink> : null}
  </section>
)
