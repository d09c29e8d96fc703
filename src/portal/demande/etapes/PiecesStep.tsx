import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import type { GroupeDe } from '#contract/demande/formulaires.ts'
import { piecesDemandees } from '../dossier/dossier.ts'
import { etapePrecedente, etapeSuivante } from '../dossier/etapes.ts'
import type { StepProps } from './StepProps.ts'
import type { EtapeDe } from '#contract/demande/genres.ts'
import { libellesGroupePieces } from '#contract/demande/demandeTextes.ts'
import { refusalOfUnsent } from '#portal/components/files/fileRefusals.ts'
import type { UploadItem } from '#portal/components/files/useUploads.ts'
import { useSaid } from '#portal/components/useOnce.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { demandeMessages } from '../words.ts'
import type { PiecesDe } from '#portal/form/drafts/keptContent.ts'
import { PieceGroup } from './PieceGroup.tsx'

const { pieces: words } = demandeMessages

interface PiecesStepProps<G extends GenreDossier> {
  readonly step: StepProps<G>
  /** What is expected in each group. */
  readonly attendus: Readonly<Record<GroupeDe<G>, string>>
}

/** The files that the answers ask for. */
export const PiecesStep = <G extends GenreDossier>({ step, attendus }: PiecesStepProps<G>) => {
  const { genre, dossier, onChange, goTo } = step
  const pieces = 'pieces' as EtapeDe<G>
  return (
    <PiecesForm
      groupes={piecesDemandees(genre, dossier)}
      attendus={attendus}
      pieces={dossier.pieces}
      onChange={(files) => onChange({ pieces: files } as Partial<typeof dossier>)}
      onDone={() => goTo(etapeSuivante(genre, pieces))}
    >
      <StepButtons onPrevious={() => goTo(etapePrecedente(genre, pieces))}>
        <Button type="submit">{etapesMessages.suivant}</Button>
      </StepButtons>
    </PiecesForm>
  )
}

type GroupeNomme = keyof typeof libellesGroupePieces

interface PiecesFormProps<Groupe extends GroupeNomme> {
  /** Groups that the answers ask for. */
  readonly groupes: readonly Groupe[]
  /** What is expected in each. */
  readonly attendus: Readonly<Record<Groupe, string>>
  /** Files that the draft holds. */
  readonly pieces: PiecesDe<Groupe>
  readonly onChange: (pieces: PiecesDe<Groupe>) => void
  /** The step is done, with no file left behind. */
  readonly onDone: () => void
  /** The way back and the way on. */
  readonly children: ReactNode
}

/** The files that a request asks for, by group. */
const PiecesForm = <Groupe extends GroupeNomme>(props: PiecesFormProps<Groupe>) => {
  const { groupes, attendus, onChange, onDone, children } = props
  // Two groups may report before the next rendering.
  const pieces = useRef(props.pieces)
  const unsent = useRef(new Map<Groupe, readonly UploadItem[]>())
  const [refus, refuse] = useSaid<{ readonly texte: string }>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const texte = refusalOfUnsent([...unsent.current.values()].flat(), words.echec)
    if (texte === undefined) onDone()
    else refuse({ texte })
  }
  return (
    <form noValidate onSubmit={submit}>
      {refus ? (
        <FocusedAlert key={refus.rang} niveau="warning" titre={words.attenteTitre} texte={refus.texte} />
      ) : null}
      {groupes.length === 0 ? <p>{words.aucune}</p> : null}
      {groupes.map((groupe) => (
        <PieceGroup
          key={groupe}
          label={libellesGroupePieces[groupe]}
          hint={attendus[groupe]}
          kind={groupe === 'iban' ? 'iban' : 'autre'}
          files={props.pieces[groupe]}
          onChange={(files) => {
            pieces.current = { ...pieces.current, [groupe]: files }
            onChange(pieces.current)
          }}
          onPending={(items) => unsent.current.set(groupe, items)}
        />
      ))}
      {children}
    </form>
  )
}
