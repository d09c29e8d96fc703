import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { ContexteDemande } from '#contract/demande/contexte.ts'
import { formulairesDemande } from '#contract/demande/formulaires.ts'
import { etapesDemande, genreDemande, genresDemande, type EtapeDe } from '#contract/demande/genres.ts'
import type { Brouillon } from '#contract/kit/brouillon.ts'
import { useToday } from '#portal/client/opening.ts'
import { focusTitle } from '#portal/client/page/focusTitle.ts'
import { usePageTitle, useReplacedTitle } from '#portal/client/page/pageTitle.ts'
import { DraftStatus } from '#portal/components/steps/DraftStatus.tsx'
import { StepHeading } from '#portal/components/steps/StepHeading.tsx'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { Remise } from '#portal/form/Reprise.tsx'
import { paths } from '#portal/paths.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { AutreDemande } from './AutreDemande.tsx'
import {
  contexteDe,
  dateDonnee,
  dossierDuBrouillon,
  nouveauDossier,
  reponsesDe,
  withDate,
  type Dossier,
} from './dossier/dossier.ts'
import { etapeOuverte } from './dossier/etapes.ts'
import type { StepProps, Steps } from './etapes/StepProps.ts'
import { useDemande } from './useDemande.ts'

interface DemandeSaisieProps<G extends GenreDossier> {
  readonly genre: G
  readonly steps: Steps<G>
  /** Step that the address asks for. */
  readonly asked: EtapeDe<G>
  readonly known: ContexteDemande
  readonly brouillon: Brouillon | undefined
  /** Begins again with what the server keeps. */
  readonly onReadAgain: () => Promise<void>
  readonly onDeleted: (contenu: Brouillon['contenu']) => void
  readonly onRetablir: (() => Promise<boolean>) | undefined
  readonly onSent: () => Promise<void>
}

/** The date that the address gave when the request was opened, for a kind that takes one. */
const useDateDonnee = (genre: GenreDossier, today: CalendarDate) => {
  const [parameters] = useSearchParams()
  const [donnee] = useState(() => dateDonnee(genre, parameters.get('date'), today))
  return donnee
}

/** The steps of the request. What is typed is kept at each pause, whichever way one leaves. */
export const DemandeSaisie = <G extends GenreDossier>(props: DemandeSaisieProps<G>) => {
  const { genre, steps, asked, known, brouillon, onReadAgain, onDeleted, onRetablir, onSent } = props
  const navigate = useNavigate()
  const today = useToday()
  const contexte = contexteDe(known, today)
  const [held] = useState(() =>
    brouillon
      ? dossierDuBrouillon(genre, contexte, { ...brouillon.contenu })
      : nouveauDossier(genre, contexte),
  )
  const donnee = useDateDonnee(genre, today)
  const demande = useDemande<Dossier<G>>({
    genre: genresDemande[genre].service,
    brouillon,
    initial: () => (donnee === undefined ? held : withDate(genre, held, donnee)),
    onReadAgain,
    onDeleted,
  })
  const keepDate = useEffectEvent(() => {
    if (donnee !== undefined) demande.change({ ...demande.dossier })
  })
  useEffect(() => keepDate(), [])
  const { dossier } = demande
  const etapes = etapesDemande(genre)
  const etape = etapeOuverte(genre, asked, dossier, contexte)
  const titres = etapes.map((one) => genreDemande(genre).etapes[one]?.titre ?? '')
  const rang = etapes.indexOf(etape)
  useReplacedTitle(etapesMessages.titre(titres, rang, usePageTitle()))
  if (etape !== asked) return <Navigate replace to={paths.etapeDemande(genre, etape)} />
  const Step: ComponentType<StepProps<G>> = steps[etape]
  return (
    <>
      <StepHeading key={etape} steps={titres} current={rang} />
      <Remise objet="demande" onRetablir={demande.etat === 'inchange' ? onRetablir : undefined} />
      {known.autreDemande ? <AutreDemande genre={genre} demande={known.autreDemande} /> : null}
      <Step
        key={`etape-${etape}`}
        genre={genre}
        contexte={contexte}
        dossier={dossier}
        onChange={demande.change}
        goTo={(next) => {
          void demande.flush()
          void navigate(paths.etapeDemande(genre, next))
        }}
        reprisLe={brouillon?.modifieLe}
        simulation={
          donnee === undefined
            ? undefined
            : { date: donnee, remplacee: formulairesDemande[genre].dateEffet(reponsesDe(held)) }
        }
        onRestart={demande.restart}
        onSent={async () => {
          demande.stop()
          await onSent()
          await navigate(paths.etapeDemande(genre, 'confirmation'))
        }}
      />
      <DraftStatus
        etat={demande.etat}
        modifieLe={demande.modifieLe}
        onResume={() => void onReadAgain().then(focusTitle)}
      />
    </>
  )
}
