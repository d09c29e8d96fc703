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
import { etapesDemandeDepart, type EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import { DemandeDepartSaisie } from './DemandeDepartSaisie.tsx'
import './demandedepartretraite.css'

/** The request for retirement: it stays mounted from a step to another, each at its own address. */
export const DemandeDepartScreen = () => {
  const titre = usePageTitle()
  const { navigation } = useSession()
  if (!navigation?.lectureSeule) return <Ouverte />
  return (
    <Page titre={titre}>
      <LectureSeule genre="depart" />
    </Page>
  )
}

const Ouverte = () => {
  const { pathname } = useLocation()
  const asked: EtapeDemandeDepart =
    etapesDemandeDepart.find((etape) => paths.etapeDemandeDepart(etape) === pathname) ?? 'preparation'
  const demande = useContexteDemande('depart')
  return (
    <Page titre={usePageTitle()} etape={etapesDemandeMessages.diteDepart(asked)}>
      <Contenu asked={asked} {...demande} />
    </Page>
  )
}

interface ContenuProps extends ReturnType<typeof useContexteDemande> {
  readonly asked: EtapeDemandeDepart
}

const Contenu = ({ asked, lu, hasFailed, onReadAgain, onSent }: ContenuProps) => {
  if (!lu) return hasFailed ? <LoadFailure /> : <Skeleton lines={8} />
  const { contexte, brouillon } = lu
  const { demandeEnCours } = contexte
  if (demandeEnCours)
    return asked === 'confirmation' ? (
      <Confirmation genre="depart" contexte={contexte} demande={demandeEnCours} />
    ) : (
      <EnCours genre="depart" demande={demandeEnCours} />
    )
  if (asked === 'confirmation') return <Navigate replace to={paths.demandedepartretraite} />
  return (
    <DemandeDepartSaisie
      asked={asked}
      contexte={contexte}
      brouillon={brouillon}
      onReadAgain={onReadAgain}
      onSent={onSent}
    />
  )
}
