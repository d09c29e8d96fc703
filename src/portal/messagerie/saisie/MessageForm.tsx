import { useId, useRef, type ReactNode } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { MESSAGE_MAXIMUM } from '#contract/messagerie/bornes.ts'
import { failures } from '#contract/kit/failures.ts'
import { refusalOfUnsent } from '#portal/components/files/fileRefusals.ts'
import { FileInput } from '#portal/components/files/FileInput.tsx'
import type { UploadItem } from '#portal/components/files/useUploads.ts'
import { useSaid } from '#portal/components/useOnce.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { TextAreaField } from '#portal/form/fields/TextAreaField.tsx'
import { usePieces } from '#portal/form/drafts/usePieces.ts'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { mesapMessages } from '../words.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { useDraft } from './useDraft.ts'

const { saisie: words } = mesapMessages

interface Envoi {
  readonly cleEnvoi: string
  readonly pieces: string[]
}

interface MessageFormProps<Values extends AnyObject> {
  /** Name that what is typed is kept under until it is sent. */
  readonly brouillon: string
  readonly schema: ObjectSchema<Values>
  readonly empty: Values
  /** What the address gives. */
  readonly given?: Partial<Values>
  readonly envoyer: string
  /** Sends the message; gives back why it was refused: a message key or a sentence. */
  readonly onSend: (values: Values, envoi: Envoi) => Promise<string | undefined>
  /** Once it is sent, and what was typed forgotten. */
  readonly onSent: () => Promise<void>
  readonly children: ReactNode
}

/** A message with its files. What is typed is kept until it is sent, whatever happens meanwhile. */
export const MessageForm = <Values extends AnyObject>({
  brouillon,
  schema,
  empty,
  given,
  envoyer,
  onSend,
  onSent,
  children,
}: MessageFormProps<Values>) => {
  const textOf = useMessageText()
  const draft = useDraft(brouillon, empty, given)
  const { upload, change } = usePieces({ initial: draft.initial.pieces, onChange: draft.setPieces })
  const unsent = useRef<readonly UploadItem[]>([])
  const [refus, setRefus] = useSaid<{ readonly texte: string }>()
  const submit = async (values: Values) => {
    const refused =
      refusalOfUnsent(unsent.current, words.piecesEnEchec) ?? (await onSend(values, draft.envoi()))
    const texte = refused && textOf(refused)
    setRefus(texte === undefined ? undefined : { texte })
    if (refused === failures.messageDejaRecu.erreurCode) draft.renew()
    if (refused !== undefined) return
    draft.drop()
    await onSent()
  }
  return (
    <PortalForm schema={schema} initialValues={draft.initial.valeurs} onSubmit={submit}>
      <ValuesKeeper onValues={(values: Values) => draft.setValeurs(values)} />
      {refus === undefined ? null : (
        <FocusedAlert
          key={refus.rang}
          niveau="error"
          titre={words.refus}
          texte={`${refus.texte} ${words.garde}`}
        />
      )}
      {children}
      <FileInput
        id={useId()}
        label={words.pieces}
        kind="autre"
        initial={draft.initial.pieces}
        upload={upload}
        onChange={change}
        onUnsent={(items) => {
          unsent.current = items
        }}
      />
      <SubmitButton label={envoyer} sending={words.envoi} />
    </PortalForm>
  )
}

/** What a message says. */
export const TexteField = () => (
  <TextAreaField name="texte" label={words.texte} hint={words.texteAide} required maximum={MESSAGE_MAXIMUM} />
)
