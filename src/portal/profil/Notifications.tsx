import { use } from 'react'
import { array, mixed, object, type InferType } from 'yup'
import { notifications, type Notification } from '#contract/profil/profil.ts'
import { profilNotifications } from '#contract/profil/profilModifications.ts'
import { CheckboxesField } from '#portal/form/fields/choices/CheckboxesField.tsx'
import { profilMessages } from './words.ts'
import { Editable } from './edition/Editable.tsx'
import { EditionContext, useSave } from './edition/edition.ts'
import { SectionForm } from './edition/SectionForm.tsx'

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
      <CheckboxesField
        name="notifications"
        legend={words.legende}
        hint={words.aide}
        options={notifications.map((value) => ({ value, label: words.sujets[value] }))}
      />
    </SectionForm>
  )
}
