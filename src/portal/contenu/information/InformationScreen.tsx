import { contenuPublic } from '#contract/contenu/contenu.ts'
import { nouveauMessage } from '#portal/client/nouveauMessage.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { BackToTop } from '#portal/components/page/BackToTop.tsx'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { AddressButton } from '#portal/components/page/AddressLink.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { setPreferences } from '#portal/client/preferences.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { useAudience } from '../mesure/useAudience.ts'
import { contenuMessages } from '../words.ts'
import { AudienceChoice } from '../AudienceChoice.tsx'
import { blocksFor, longPages, peutEcrire, type InformationContent } from './information.ts'

interface InformationScreenProps {
  readonly nomPage: InformationContent
}

/** A page of information of the administration. */
export const InformationScreen = ({ nomPage }: InformationScreenProps) => {
  const titre = usePageTitle()
  const { data, error } = useCall(contenuPublic, { params: { nomPage } })
  const { navigation } = useSession()
  const { active, counted } = useAudience()
  if (!data) return <Page titre={titre}>{error ? <LoadFailure /> : <Skeleton lines={8} />}</Page>
  return (
    <Page titre={titre}>
      {nomPage === 'contact' && peutEcrire(navigation) ? (
        <AddressButton to={nouveauMessage()} className="fr-mb-4w" iconId="fr-icon-mail-line">
          {contenuMessages.ecrire}
        </AddressButton>
      ) : null}
      <ContentBlocks blocs={blocksFor(nomPage, data.contenu.paragraphe, navigation)} />
      {nomPage === 'cookies' ? (
        <AudienceChoice
          active={active}
          value={counted}
          onChange={(choice) => setPreferences({ mesureAudience: choice })}
        />
      ) : null}
      {longPages.includes(nomPage) ? <BackToTop /> : null}
    </Page>
  )
}

InformationScreen.readAhead = ({ nomPage }: InformationScreenProps) =>
  readAhead(contenuPublic, { params: { nomPage } })
