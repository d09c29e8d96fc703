import { useParams } from 'react-router-dom'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { mesapMessages } from './words.ts'
import { usePageTitle } from '#portal/client/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { BackToList } from './BackToList.tsx'
import { DemandeView } from './DemandeView.tsx'
import { demandeIdOf } from './mesap.ts'
import { useThread } from './useThread.ts'
import './mesap.css'

const { fil: words } = mesapMessages

/** A request, its messages, and what can be done with it. */
export const DemandeMesapScreen = () => {
  const demandeId = demandeIdOf(useParams()['demandeId'])
  const { navigation } = useSession()
  const { fil, absente, failed, refresh } = useThread(demandeId)
  return (
    <Page titre={usePageTitle()}>
      <BackToList />
      {absente ? <p>{words.absente}</p> : null}
      {failed ? <LoadFailure /> : null}
      {fil || absente || failed ? null : <Skeleton lines={6} />}
      {fil ? (
        <DemandeView
          key={fil.demande.demandeId}
          fil={fil}
          writes={!navigation?.lectureSeule}
          refresh={refresh}
        />
      ) : null}
    </Page>
  )
}
