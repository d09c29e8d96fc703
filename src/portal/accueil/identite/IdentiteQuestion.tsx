import type { PairesForm } from '#contract/connexion/identiteForm.ts'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { useMessageText } from '#portal/client/contents.ts'
import { tableauMessages } from '../words.ts'
import { hiddenIban, refusDuMasque } from './identite.ts'
import { IdentiteForm } from './IdentiteForm.tsx'
import { useConfirmation, useIbanCache } from './useIdentite.ts'

const words = tableauMessages.identite

interface IdentiteQuestionProps {
  readonly evenementId: string
  /** What was typed before the dialog was closed. */
  readonly saisie: PairesForm
  readonly onSaisie: (saisie: PairesForm) => void
  readonly onCancel: () => void
  readonly onConfirmed: () => void
}

/** Loads the masked IBAN, then asks its digits. */
export const IdentiteQuestion = ({ evenementId, onCancel, onConfirmed, ...typed }: IdentiteQuestionProps) => {
  const textOf = useMessageText()
  const outcome = useIbanCache(evenementId)
  const { confirm, refus } = useConfirmation(evenementId, onConfirmed)
  if (outcome === undefined) return <Skeleton lines={6} label={words.chargement} />
  if (outcome.status !== 200)
    return <Refused texte={textOf(refusDuMasque(outcome) ?? words.echecChargement)} onClose={onCancel} />
  if (refus?.bloque) return <Refused texte={textOf(refus.message)} onClose={onCancel} />
  return (
    <>
      {refus ? <FocusedAlert niveau="error" titre={words.refusTitre} texte={textOf(refus.message)} /> : null}
      <p>{words.texte}</p>
      <IdentiteForm hidden={hiddenIban(outcome.body)} {...typed} onSubmit={confirm} onCancel={onCancel} />
    </>
  )
}

interface RefusedProps {
  readonly texte: string
  readonly onClose: () => void
}

/** Nothing more can be tried now. */
const Refused = ({ texte, onClose }: RefusedProps) => (
  <>
    <FocusedAlert niveau="error" titre={words.refusTitre} texte={texte} />
    <Button type="button" onClick={onClose}>
      {words.fermer}
    </Button>
  </>
)
