import { useSearchParams } from 'react-router-dom'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { type Groupe, groupes } from '#contract/accueil/groupes.ts'
import { nonlire, notifications, toutlire } from '#contract/accueil/notifications.ts'
import { useCall, useOutdate } from '#portal/client/call/useCall.ts'
import { useSend } from '#portal/client/call/useSend.ts'
import { clearDocuments } from '#portal/client/session/documentCache.ts'
import { usePageTitle, useReplacedTitle } from '#portal/client/page/pageTitle.ts'
import { initialiseRights } from '#portal/client/entry/rights.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { useOpenEvent } from '../evenements/useOpenEvent.ts'
import { IdentiteDialog } from '../identite/IdentiteDialog.tsx'
import { parEnvoi, withNotificationRead } from './notifications.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { notificationsMessages as words } from './words.ts'

/** Group and page that the address names; the first page of all otherwise. */
const useChoice = () => {
  const [parameters] = useSearchParams()
  const page = Number(parameters.get('page'))
  return {
    groupe: groupes.find((groupe) => groupe === parameters.get('groupe')),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 99_999) : 1,
  }
}

/** Every notification of a person, of a group or of all. */
export const NotificationsScreen = () => {
  const titre = usePageTitle()
  const { navigation } = useSession()
  const { groupe, page } = useChoice()
  const query = { ...(groupe && { groupe }), page: String(page) }
  const { data, error, mutate, isLoading } = useCall(notifications, { query }, { keepPreviousData: true })
  useReplacedTitle(page > 1 ? words.titrePage(titre, page) : titre)
  const outdate = useOutdate()
  const send = useSend()
  const refresh = async () => {
    await Promise.all([mutate(), outdate(accueilconnecte)])
  }
  const { open, confirming, close } = useOpenEvent(
    (evenementId) =>
      void mutate((all) => all && withNotificationRead(all, evenementId), { revalidate: false }),
    () => void refresh(),
  )
  // The lists of documents kept in this tab say which are new.
  const refreshAll = async () => {
    clearDocuments()
    await refresh()
  }
  const readAll = async (asked: Groupe | undefined) => {
    const outcome = await send(toutlire, { body: { ...(asked && { groupe: asked }) } })
    if (outcome.status !== 200) return undefined
    await refreshAll()
    return outcome.body.lus
  }
  const unread = async (evenements: readonly string[]) => {
    for (const some of parEnvoi(evenements)) {
      const { status } = await send(nonlire, { body: { evenements: some } })
      if (status !== 200) return
    }
    await refreshAll()
  }
  const confirmed = async () => {
    await initialiseRights()
    await refresh()
  }
  if (!navigation) return null
  return (
    <Page titre={titre} chapo={words.chapo}>
      {error ? <LoadFailure /> : null}
      {data || error ? null : <Skeleton lines={8} label={words.chargement} />}
      {data ? (
        <NotificationsView
          notifications={data}
          groupe={groupe}
          page={page}
          arrived={!isLoading}
          lectureSeule={navigation.lectureSeule}
          onOpen={open}
          onReadAll={readAll}
          onUnread={unread}
        />
      ) : null}
      <IdentiteDialog
        evenementId={confirming}
        remuneration={navigation.listeService.remuneration}
        onConfirmed={() => void confirmed()}
        onClose={close}
      />
    </Page>
  )
}
