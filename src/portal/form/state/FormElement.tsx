import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTitleOfErrors } from '#portal/components/titleOfErrors.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { ERRORS, ErrorSummary, focusField, useFaultyFields } from '../ErrorSummary.tsx'
import { formulaireMessages } from '../words.ts'
import { useFieldId } from '../FormContext.ts'
import { NewFaults } from './NewFaults.tsx'
import { useFormState } from './FormState.ts'
import '#portal/styles/form.css'

/** What a form lends to who receives its values. */
export interface FormTools {
  /** Empties every field but those given, and forgets that the form was submitted. */
  readonly clear: (kept?: Readonly<Record<string, string>>) => void
  /** Says at a field why the server refused it. */
  readonly mark: (field: string, message: string) => void
}

interface FormElementProps {
  /** A form of one or two fields may do without: the first faulty one takes the focus. */
  readonly summary?: boolean
  /** Where a browser without script sends it. */
  readonly action?: string | undefined
  readonly children: ReactNode
}

interface Held {
  readonly id: string | undefined
  readonly values: unknown
}

/** The element of a form: one sending at a time, and the focus to what is wrong after it. */
export const FormElement = ({ summary = true, action, children }: FormElementProps) => {
  const { submit, values } = useFormState()
  const sending = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const errors = useRef<HTMLDivElement>(null)
  const faulty = useFaultyFields()
  const [first] = faulty
  const idOf = useFieldId()
  const goal = summary ? idOf(ERRORS) : first?.id
  // What had the focus as these values were refused: going to it would tell nothing.
  const [held, setHeld] = useState<Held>()
  const here = first !== undefined && held?.values === values && held.id === goal
  const again = summary
    ? [`${formulaireMessages.resume(faulty.length)}.`, ...faulty.map(({ sentence }) => sentence)].join(' ')
    : (first?.sentence ?? '')
  const focusErrors = useEffectEvent(() => {
    if (summary) errors.current?.focus()
    else if (first) focusField(first.id)
  })
  useTitleOfErrors(attempts > 0 && first !== undefined)
  useEffect(() => {
    if (attempts > 0) focusErrors()
  }, [attempts])
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    // The same refusal twice is told twice.
    setHeld(undefined)
    await submit().finally(() => {
      sending.current = false
    })
    setHeld({ id: document.activeElement?.id, values })
    setAttempts((before) => before + 1)
  }
  return (
    // Before the application is there, or without it, nothing that was typed goes into the address.
    <form
      className="eap-form"
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {summary ? <ErrorSummary ref={errors} /> : null}
      {children}
      {/* On the page, empty, before it speaks: after the first refusal that the summary tells, from the start for a field. */}
      {summary && attempts === 0 ? null : <Status alerte>{here ? again : ''}</Status>}
      {attempts > 0 ? <NewFaults attempts={attempts} /> : null}
    </form>
  )
}
