import { Field } from 'formik'
import { use } from 'react'
import { array, mixed, object, type InferType } from 'yup'
import { notifications, type Notification } from '#contract/profil/profil.ts'
import { profilNotifications } from '#contract/profil/profilModifications.ts'
import { useFieldId } from '#portal/form/FormContext.ts'
import { profilMessages } from './words.ts'
import { Editable } from './Editable.tsx'
import { EditionContext, useSave } from './edition.ts'
import { SectionForm } from './SectionForm.tsx'

interface NotificationsProps {
  readonly choisies: readonly Notification[]
}

const words = profilMessages.notifications
const schema = object({
  notifications: array(mixed<Notification>().oneOf(notifications).required()).defined(),
})

/** Which news are told by e-mail. */
export const Notifications = ({ choisies }: NotificationsProps) => (
  <Editable cle="notifications" action={words.modifier} form={<NotificationsSaisie choisies={choisies} />}>
    {choisies.length === 0 ? (
      <p>{words.aucune}</p>
    ) : (
      <>
        <p className="fr-mb-1w">{words.presentation}</p>
        <ul>
          {choisies.map((sujet) => (
            <li key={sujet}>{words.sujets[sujet]}</li>
          ))}
        </ul>
      </>
    )}
  </Editable>
)

const NotificationsSaisie = ({ choisies }: NotificationsProps) => {
  const { done } = use(EditionContext)
  const save = useSave()
  const onSave = async (body: InferType<typeof schema>) => {
    const refus = await save(profilNotifications, { body })
    if (refus === undefined) done('notifications', words.enregistrees)
    return refus
  }
  return (
    <SectionForm schema={schema} initialValues={{ notifications: [...choisies] }} onSave={onSave}>
      <fieldset className="fr-fieldset">
        <legend className="fr-fieldset__legend fr-fieldset__legend--regular">
          {words.legende}
          <span className="fr-hint-text">{words.aide}</span>
        </legend>
        {notifications.map((sujet) => (
          <Sujet key={sujet} sujet={sujet} />
        ))}
      </fieldset>
    </SectionForm>
  )
}

const Sujet = ({ sujet }: { readonly sujet: Notification }) => {
  const id = useFieldId()(sujet)
  return (
    <div className="fr-fieldset__element">
      <div className="fr-checkbox-group">
        <Field type="checkbox" name="notifications" value={sujet} id={id} />
        <label className="fr-label" htmlFor={id}>
          {words.sujets[sujet]}
        </label>
      </div>
    </div>
  )
}
