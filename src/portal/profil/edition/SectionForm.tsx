import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { use, useState, type ReactNode } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import type { FormTools } from '#portal/form/state/FormElement.tsx'
import { Refusal } from '#portal/form/FormAlert.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { profilMessages as words } from '../words.ts'
import { EditionContext } from './edition.ts'
import { faultyField, type Refus } from '#portal/client/call/refus.ts'

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
  const [refus, setRefus] = useState<Refus>()
  const submit = async (values: Values, { mark }: FormTools) => {
    const refused = await onSave(values)
    const field = refused && faultyField(refused, values)
    setRefus(field === undefined ? refused : undefined)
    if (refused && field !== undefined) mark(field, refused.message)
  }
  return (
    <PortalForm schema={schema} initialValues={initialValues} onSubmit={submit}>
      <Refusal titre={words.refus} message={refus?.message} />
      {children}
      <div className="eap-rang">
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
    <Button type="button" priority="secondary" onClick={cancel}>
      {words.annuler}
    </Button>
  )
}
