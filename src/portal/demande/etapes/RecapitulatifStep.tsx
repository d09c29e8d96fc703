import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState, type ReactNode } from 'react'
import type { EtapeDe } from '#contract/demande/genres.ts'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { libellesGroupePieces } from '#contract/demande/demandeTextes.ts'
import { formulairesDemande } from '#contract/demande/formulaires.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { DeclarationForm } from './DeclarationForm.tsx'
import { demandeDe, piecesDemandees, reponsesDe } from '../dossier/dossier.ts'
import { etapePrecedente } from '../dossier/etapes.ts'
import { RecapitulatifBlocs } from './RecapitulatifBlocs.tsx'
import type { StepProps } from './StepProps.ts'
import { useEnvoiDemande } from './useEnvoiDemande.ts'
import { ValidationModal } from './ValidationModal.tsx'
import { demandeMessages } from '../words.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'

const { pieces: words } = demandeMessages

interface RecapitulatifStepProps<G extends GenreDossier> {
  readonly step: StepProps<G>
  /** What is read again before the answers. */
  readonly identite: ReactNode
  /** What is said below the answers of a step. */
  readonly sous?: Readonly<Record<string, ReactNode>>
  /** What deserves a warning before the sending. */
  readonly reserves?: ReactNode
}

/** Last step before the sending: every answer once more, the declaration on honour, and the confirmation. */
export const RecapitulatifStep = <G extends GenreDossier>({
  step,
  identite,
  sous,
  reserves,
}: RecapitulatifStepProps<G>) => {
  const { genre, contexte, dossier, goTo, onSent } = step
  const { message } = usePublishedContent()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { envoyer, enCours, refus } = useEnvoiDemande(demandesDeRetraite[genre as GenreDossier].envoyer, {
    onSent,
    onRefused: close,
  })
  const recapitulatif = 'recapitulatif' as EtapeDe<G>
  const manquants = piecesDemandees(genre, dossier).filter((groupe) => dossier.pieces[groupe].length === 0)
  return (
    <>
      {refus ? (
        <FocusedAlert key={refus.rang} niveau="error" {...refus.dit(message)} />
      ) : (
        <p>{demandeMessages.recapitulatif.texte}</p>
      )}
      {identite}
      <RecapitulatifBlocs step={step} sous={sous} />
      {reserves}
      <PiecesManquantes
        titres={manquants.map((groupe) => libellesGroupePieces[groupe])}
        onAdd={() => goTo('pieces' as EtapeDe<G>)}
      />
      <DeclarationForm
        onPrevious={() => goTo(etapePrecedente(genre, recapitulatif))}
        onDeclared={() => setAsking(true)}
      />
      <ValidationModal
        genre={genre}
        open={asking}
        dateEffet={formulairesDemande[genre].dateEffet(reponsesDe(dossier))}
        enCours={enCours}
        onClose={close}
        onSend={() =>
          envoyer({ body: demandeDe(genre, dossier, contexte, true) } as Parameters<typeof envoyer>[0])
        }
      />
    </>
  )
}

interface PiecesManquantesProps {
  /** Names of the groups of files that the answers ask for and that have none. */
  readonly titres: readonly string[]
  readonly onAdd: () => void
}

/** Files that are missing: a warning, which does not block. */
const PiecesManquantes = ({ titres, onAdd }: PiecesManquantesProps) =>
  titres.length === 0 ? null : (
    <QuietAlert niveau="warning" titre={words.manqueTitre} className="fr-mb-4w">
      <p>{words.manque(titres)}</p>
      <Button type="button" priority="secondary" size="small" className="fr-mt-2w" onClick={onAdd}>
        {words.ajouter}
      </Button>
    </QuietAlert>
  )
