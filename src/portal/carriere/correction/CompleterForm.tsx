import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { completercorrection, type Correction } from '#contract/carriere/corrections.ts'
import { useOutdate } from '#portal/client/call/useCall.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { usePieces } from '#portal/form/drafts/usePieces.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { FileInput } from '#portal/components/files/FileInput.tsx'
import type { SentFile } from '#portal/components/files/useUploads.ts'
import { fichiersMessages } from '#portal/components/words/fichiers.ts'
import { useOnce, useSaid } from '#portal/components/useOnce.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { correctionMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { showNotice } from '#portal/client/session/notice.ts'

const { completer: words, pieces: piecesWords, recapitulatif, ligne } = correctionMessages

const none: readonly never[] = []

interface Said {
  readonly titre: string
  readonly texte: string
}

/** Files to join, and their sending. */
export const CompleterForm = ({ correction }: { readonly correction: Correction }) => {
  const { correctionId, numero, objet, motif } = correction
  const [pieces, setPieces] = useState<readonly SentFile[]>(none)
  const [lacking, setLacking] = useState(false)
  const { upload, change, isPending } = usePieces({ initial: none, onChange: setPieces })
  const { enCours, said, say, envoyer } = useComplement(correctionId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending()) say({ titre: piecesWords.attenteTitre, texte: fichiersMessages.attente })
    else if (pieces.length === 0) {
      setLacking(true)
      say({ titre: words.manqueTitre, texte: words.manque })
    } else envoyer(pieces)
  }
  return (
    <form noValidate onSubmit={submit}>
      <h2>{words.demande}</h2>
      {said ? <FocusedAlert key={said.rang} niveau="error" titre={said.titre} texte={said.texte} /> : null}
      <p>
        <NumeroEntier>{words.texte(numero)}</NumeroEntier>
      </p>
      <Facts
        facts={[...(motif === undefined ? [] : [[words.piece, motif] as const]), [ligne.ligne, objet]]}
      />
      <FileInput
        id={useId()}
        label={words.champ}
        required
        kind="autre"
        errors={lacking && pieces.length === 0 ? [words.manque] : none}
        upload={upload}
        onChange={change}
      />
      <Button type="submit" nativeButtonProps={{ 'aria-disabled': enCours || undefined }}>
        {enCours ? recapitulatif.envoi : words.envoyer}
      </Button>
    </form>
  )
}

/** Sends the files, one sending at a time, then goes back to the account. */
const useComplement = (correctionId: string) => {
  const send = useFormSend()
  const navigate = useNavigate()
  const outdate = useOutdate()
  const textOf = useMessageText()
  const [said, say] = useSaid<Said>()
  const [enCours, envoyer] = useOnce(async (pieces: readonly SentFile[]) => {
    const body = { correctionId, pieces: pieces.map(({ id }) => id) }
    const refus = refusDe(await send(completercorrection, { body }))
    if (refus !== undefined) return say({ titre: recapitulatif.refus, texte: textOf(refus) })
    await outdate()
    showNotice({ style: 'success', message: words.envoyee })
    await navigate(paths.compteindividuelretraite)
  })
  return { enCours, said, say, envoyer }
}
