import { Navigate, useLocation } from 'react-router-dom'
import { Confirmation } from '../Confirmation.tsx'
import { EnCours } from '../EnCours.tsx'
import { LectureSeule } from '../LectureSeule.tsx'
import { useContexteDemande } from '../useContexteDemande.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { etapesDemandeMessages } from '../wordsEtapes.ts'
import { usePageTitle } from '#portal/client/pageTitle.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { etapesDemandeProgressive, type EtapeDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import { DemandeProgressiveSaisie } from './DemandeProgressiveSaisie.tsx'
import './demandeprogressive.css'

/** The request for a progressive pension: it stays mounted from a step to another, each at its own address. */
export const DemandeProgressiveScreen = () => {
  const titre = usePageTitle()
  const { navigation } = useSession()
  if (!navigation?.lectureSeule) return <Ouverte />
  return (
    <Page titre={titre}>
      <LectureSeule genre="progressive" />
    </Page>
  )
}

const Ouverte = () => {
  const { pathname } = useLocation()
  const asked: EtapeDemandeProgressive =
    etapesDemandeProgressive.find((etape) => paths.etapeDemandeProgressive(etape) === pathname) ?? 'situation'
  const demande = useContexteDemande('progressive')
  return (
    <Page titre={usePageTitle()} etape={etapesDemandeMessages.diteProgressive(asked)}>
      <Contenu asked={asked} {...demande} />
    </Page>
  )
}

interface ContenuProps extends ReturnType<typeof useContexteDemande> {
  readonly asked: EtapeDemandeProgressive
}

const Contenu = ({ asked, lu, hasFailed, onReadAgain, onSent }: ContenuProps) => {
  if (!lu) return hasFailed ? <LoadFailure /> : <Skeleton lines={8} />
  const { demandeEnCours } = lu.contexte
  if (demandeEnCours)
    return asked === 'confirmation' ? (
      <Confirmation genre="progressive" contexte={lu.contexte} demande={demandeEnCours} />
    ) : (
      <EnCours genre="progressive" demande={demandeEnCours} />
    )
  if (asked === 'confirmation') return <Navigate replace to={paths.demandedepartretraiteprogressive} />
  return <DemandeProgressiveSaisie asked={asked} {...lu} onReadAgain={onReadAgain} onSent={onSent} />
}
