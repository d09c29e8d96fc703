import { use } from 'react'
import { array, mixed, object, type InferType } from 'yup'
import { notifications, notificationsPour, type Notification } from '#contract/profil/profil.ts'
import { profilNotifications } from '#contract/profil/profilModifications.ts'
import { CheckboxesField } from '#portal/form/fields/choices/CheckboxesField.tsx'
import { useSession } from '#portal/client/session/useSession.ts'
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

/** News of the services that the person has. */
const usePossibles = () => {
  const { navigation } = useSession()
  return navigation ? notificationsPour(navigation.listeService) : []
}

/** Which news are told by e-mail, of those that may come. */
export const Notifications = ({ choisies }: NotificationsProps) => {
  const possibles = usePossibles()
  const dites = possibles.filter((sujet) => choisies.includes(sujet))
  if (possibles.length === 0) return <p>{words.sansObjet}</p>
  return (
    <Editable cle="notifications" action={words.modifier} form={<NotificationsSaisie choisies={choisies} />}>
      {dites.length === 0 ? (
        <p>{words.aucune}</p>
      ) : (
        <>
          <p className="fr-mb-1w">{words.presentation}</p>
          <ul>
            {dites.map((sujet) => (
              <li key={sujet}>{words.sujets[sujet]}</li>
            ))}
          </ul>
        </>
      )}
    </Editable>
  )
}

const NotificationsSaisie = ({ choisies }: NotificationsProps) => {
  const { done } = use(EditionContext)
  const save = useSave()
  const possibles = usePossibles()
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
        options={possibles.map((value) => ({ value, label: words.sujets[value] }))}
      />
    </SectionForm>
  )
}
