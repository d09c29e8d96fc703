import { useFormikContext } from 'formik'
import { use, useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { messageText } from '#portal/client/call/messageText.ts'
import { profilMessages as words } from './words.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { EditionContext } from './edition.ts'
import { faultyField, type Refus } from './refus.ts'

interface SectionFormProps<Values extends AnyObject> {
  readonly schema: ObjectSchema<Values>
  readonly initialValues: Values
  /** Sends the values; gives back why they were refused. */
  readonly onSave: (values: Values) => Promise<Refus | undefined>
  readonly children: ReactNode
}

/** The form of a part of the profile. A refusal is said at its field, or above the form; nothing typed is lost. */
export const SectionForm = <Values extends AnyObject>({
  schema,
  initialValues,
  onSave,
  children,
}: SectionFormProps<Values>) => {
  const { message } = usePublishedContent()
  const [refus, setRefus] = useState<Refus>()
  const mark = useRef<MarkField>(null)
  const submit = async (values: Values) => {
    const refused = await onSave(values)
    const field = refused && faultyField(refused, values)
    setRefus(field === undefined ? refused : undefined)
    if (refused && field !== undefined) mark.current?.(field, refused.message)
  }
  return (
    <PortalForm schema={schema} initialValues={initialValues} messages={message} onSubmit={submit}>
      <FieldMarker ref={mark} />
      <RefusalAlert texte={refus && messageText(refus.message, message)} />
      {children}
      <div className="eap-profil__buttons">
        <SubmitButton label={words.enregistrer} sending={words.enregistrement} />
        <CancelButton />
      </div>
    </PortalForm>
  )
}

/** Closes the form and forgets what was typed. */
export const CancelButton = () => {
  const { cancel } = use(EditionContext)
  return (
    <button type="button" className="fr-btn fr-btn--secondary" onClick={cancel}>
      {words.annuler}
    </button>
  )
}

export type MarkField = (field: string, message: string) => void

/** Lends the errors of its form to who sends the values. */
export const FieldMarker = ({ ref }: { readonly ref: Ref<MarkField> }) => {
  const { setFieldError } = useFormikContext()
  useImperativeHandle(ref, () => setFieldError, [setFieldError])
  return null
}

const RefusalAlert = ({ texte }: { readonly texte: string | undefined }) => {
  const { isSubmitting, isValid } = useFormikContext()
  return texte === undefined || isSubmitting || !isValid ? null : <FocusedRefusal texte={texte} />
}

/** Why a change was not kept. It takes the focus when it comes, which is how it is heard: it needs no live role. */
export const FocusedRefusal = ({ texte }: { readonly texte: string }) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="fr-alert fr-alert--error fr-mb-4w">
      <h3 className="fr-alert__title">{words.refus}</h3>
      <p>{texte}</p>
    </div>
  )
}
