import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { libellesGroupePieces } from '#contract/demande/demandeTextes.ts'
import type { UploadItem } from '#portal/components/files/useUploads.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { demandeMessages } from './words.ts'
import type { PiecesDe } from '#portal/form/drafts/keptContent.ts'
import { PieceGroup } from './PieceGroup.tsx'

const { pieces: words } = demandeMessages

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

/** Why the step cannot be left: a file on its way, or one that failed and would stay behind unnoticed. */
const refusDe = (items: readonly UploadItem[]): string | undefined => {
  if (items.some(({ state }) => state === 'enCours')) return words.attente
  return items.length === 0 ? undefined : words.echec(items.map(({ name }) => name))
}

/** The files that a request asks for, by group. */
export const PiecesForm = <Groupe extends GroupeNomme>(props: PiecesFormProps<Groupe>) => {
  const { groupes, attendus, onChange, onDone, children } = props
  // Two groups may report before the next rendering.
  const pieces = useRef(props.pieces)
  const unsent = useRef(new Map<Groupe, readonly UploadItem[]>())
  const [refus, setRefus] = useState<{ readonly texte: string; readonly rang: number }>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const texte = refusDe([...unsent.current.values()].flat())
    if (texte === undefined) onDone()
    else setRefus((before) => ({ texte, rang: (before?.rang ?? 0) + 1 }))
  }
  return (
    <form noValidate onSubmit={submit}>
      {refus ? (
        <FocusedAlert key={refus.rang} niveau="warning" titre={words.attenteTitre} texte={refus.texte} />
      ) : null}
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
