import { Navigate, useLocation } from 'react-router-dom'
import { etapesDemande, genresDemande, type EtapeDe } from '#contract/demande/genres.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { paths } from '#portal/paths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { etapeDite } from './acces.ts'
import { Confirmation } from './confirmation/Confirmation.tsx'
import { DemandeSaisie } from './DemandeSaisie.tsx'
import { EnCours } from './EnCours.tsx'
import type { Steps } from './etapes/StepProps.ts'
import { LectureSeule } from './LectureSeule.tsx'
import { useContexteDemande } from './useDemande.ts'

interface DemandeProps<G extends GenreDossier> {
  readonly genre: G
  readonly steps: Steps<G>
}

/** A request in steps: it stays mounted from a step to another, each at its own address. */
export const DemandeEnEtapes = <G extends GenreDossier>({ genre, steps }: DemandeProps<G>) => {
  const { pathname } = useLocation()
  const { navigation } = useSession()
  const titre = usePageTitle()
  const etapes = etapesDemande(genre)
  const asked =
    etapes.find((etape) => paths.etapeDemande(genre, etape) === pathname) ?? (etapes[0] as EtapeDe<G>)
  if (navigation?.lectureSeule)
    return (
      <Page titre={titre}>
        <LectureSeule genre={genre} />
      </Page>
    )
  return <Ouverte genre={genre} steps={steps} asked={asked} />
}

interface OuverteProps<G extends GenreDossier> extends DemandeProps<G> {
  readonly asked: EtapeDe<G>
}

/** The page of who may make a request: its heading names the step that it shows, and none when a request is under way. */
const Ouverte = <G extends GenreDossier>(props: OuverteProps<G>) => {
  const { genre, asked } = props
  const lecture = useContexteDemande(genre)
  const sansEtape = lecture.lu?.contexte.demandeEnCours !== undefined && asked !== 'confirmation'
  return (
    <Page titre={usePageTitle()} etape={sansEtape ? undefined : etapeDite(genre, asked)}>
      <Contenu {...props} lecture={lecture} />
    </Page>
  )
}

interface ContenuProps<G extends GenreDossier> extends OuverteProps<G> {
  readonly lecture: ReturnType<typeof useContexteDemande>
}

const Contenu = <G extends GenreDossier>({ genre, steps, asked, lecture }: ContenuProps<G>) => {
  const { lu, hasFailed, ...suites } = lecture
  if (!lu) return hasFailed ? <LoadFailure /> : <Skeleton lines={8} />
  const { contexte, brouillon } = lu
  const { demandeEnCours } = contexte
  if (demandeEnCours)
    return asked === 'confirmation' ? (
      <Confirmation genre={genre} contexte={contexte} demande={demandeEnCours} />
    ) : (
      <EnCours genre={genre} demande={demandeEnCours} />
    )
  if (asked === 'confirmation') return <Navigate replace to={paths[genresDemande[genre].service]} />
  return (
    <DemandeSaisie
      genre={genre}
      steps={steps}
      asked={asked}
      known={contexte}
      brouillon={brouillon}
      {...suites}
    />
  )
}
