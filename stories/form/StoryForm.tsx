import type { ComponentProps } from 'react'
import type { AnyObject } from 'yup'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'

type FormProps<Values extends AnyObject> = ComponentProps<typeof PortalForm<Values>>

interface StoryFormProps<Values extends AnyObject> extends Omit<FormProps<Values>, 'onSubmit'> {
  readonly titre: string
  /** What the button says. */
  readonly bouton: string
  readonly onSubmit?: FormProps<Values>['onSubmit']
}

const sendNothing = async () => {}

/** The form around the fields of a story: under its title, with its button; it sends nothing unless told to. */
export const StoryForm = <Values extends AnyObject>({
  titre,
  bouton,
  onSubmit = sendNothing,
  children,
  ...form
}: StoryFormProps<Values>) => (
  <PortalForm {...form} onSubmit={onSubmit}>
    <h2>{titre}</h2>
    {children}
    <SubmitButton label={bouton} sending="Envoi en cours…" />
  </PortalForm>
)
