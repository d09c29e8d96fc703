import { useSearchParams } from 'react-router-dom'
import { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { correctionMessages } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { CorrectionBrouillon } from './CorrectionBrouillon.tsx'
import { Fermee } from './Fermee.tsx'
import { RetourCompte } from './RetourCompte.tsx'

/** A correction of the individual retirement account, from the row to the acknowledgement. */
export const CorrectionScreen = () => {
  const { navigation } = useSession()
  const messagerie = navigation?.listeService.mesap ?? false
  const raison = navigation?.lectureSeule ? 'lectureSeule' : 'droit'
  const open = navigation?.accesDemandeModificationCIR && !navigation.lectureSeule
  const [parameters] = useSearchParams()
  const premiere = (parameters.get('etape') ?? 'ligne') === 'ligne'
  return (
    <Page titre={usePageTitle()} chapo={open && premiere ? correctionMessages.chapo : undefined}>
      <RetourCompte />
      {open ? <Ouverte messagerie={messagerie} /> : <Fermee raison={raison} messagerie={messagerie} />}
    </Page>
  )
}

const Ouverte = ({ messagerie }: { readonly messagerie: boolean }) => {
  const { data, error, mutate } = useCall(compteindividuelretraite, {}, { revalidateOnFocus: false })
  if (!data) return error ? <LoadFailure /> : <Skeleton lines={8} />
  return data.cir ? (
    <CorrectionBrouillon cir={data.cir} prevu={data.departPrevu} onSent={() => void mutate()} />
  ) : (
    <Fermee raison="compte" messagerie={messagerie} />
  )
}
