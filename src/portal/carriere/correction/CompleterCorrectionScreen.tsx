import { useParams } from 'react-router-dom'
import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { correctionMessages } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { CompleterForm } from './CompleterForm.tsx'
import { Fermee } from './Fermee.tsx'
import { RetourCompte } from './RetourCompte.tsx'

const { completer: words } = correctionMessages

/** The files that the office asked for, joined to a correction. */
export const CompleterCorrectionScreen = () => (
  <Page titre={usePageTitle()}>
    <RetourCompte />
    <Contenu />
  </Page>
)

const Contenu = () => {
  const { correctionId } = useParams()
  const { navigation } = useSession()
  const { data, error } = useCall(compteindividuelretraite, {}, { revalidateOnFocus: false })
  if (!data) return error ? <LoadFailure /> : <Skeleton lines={5} />
  const correction = data.listeCorrection.find((one) => one.correctionId === correctionId)
  if (!correction) return <p>{words.absente}</p>
  if (navigation?.lectureSeule) return <Fermee raison="lectureSeule" messagerie={false} />
  if (correction.etat !== 'piecedemandee') return <p>{words.inutile}</p>
  return <CompleterForm correction={correction} />
}
