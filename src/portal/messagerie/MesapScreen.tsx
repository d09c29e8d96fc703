import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { listerdemandes } from '#contract/messagerie/messagerie.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { FilterTags } from '#portal/components/FilterTags.tsx'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { LectureSeule } from './LectureSeule.tsx'
import { mesapMessages } from './words.ts'
import { useLeaving } from '#portal/client/page/leftList.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { ConversationList } from './ConversationList.tsx'
import { filtered, filtreOf, filtresConversation } from './mesap.ts'
import './mesap.css'

const { chapo, ouvrirNouvelle, liste: words, filtres } = mesapMessages

/** Conversations of the messaging, the last changed first. */
export const MesapScreen = () => {
  const { navigation } = useSession()
  const { data, error } = useCall(listerdemandes, {})
  const state = useLeaving()
  return (
    <Page titre={usePageTitle()} chapo={navigation?.lectureSeule ? undefined : chapo}>
      {navigation?.lectureSeule ? (
        <LectureSeule />
      ) : (
        <Button
          className="fr-mb-4w eap-no-print"
          iconId="fr-icon-mail-line"
          linkProps={{ to: paths.nouvelleConversation, state }}
        >
          {ouvrirNouvelle}
        </Button>
      )}
      <h2>{words.titre}</h2>
      {error ? <LoadFailure /> : null}
      {data || error ? null : <Skeleton lines={5} />}
      {data ? <Conversations conversations={data.listeDemande} writes={!navigation?.lectureSeule} /> : null}
    </Page>
  )
}

type ConversationsProps = Parameters<typeof ConversationList>[0] & { readonly writes: boolean }

const Conversations = ({ conversations, writes }: ConversationsProps) => {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  // A filter is pressed at once, although its address comes later: coming back to it finds it again.
  const [filtre, press] = useOptimistic(filtreOf(parameters.get('etat')))
  const shown = filtered(conversations, filtre)
  const toggle = (name: string) => {
    const pressed = filtresConversation.find((one) => filtres[one] === name)
    const etat = pressed === undefined || pressed === filtre ? 'TOUTES' : pressed
    startTransition(async () => {
      press(etat)
      await navigate({ search: etat === 'TOUTES' ? '' : `etat=${etat}` }, { preventScrollReset: true })
    })
  }
  if (conversations.length === 0)
    return (
      <>
        <p>{words.vide}</p>
        {writes ? <p>{words.videConseil}</p> : null}
      </>
    )
  return (
    <>
      <FilterTags
        label={words.filtres}
        names={filtresConversation.map((one) => filtres[one])}
        selected={filtres[filtre]}
        onToggle={toggle}
      />
      <Status className="fr-hint-text fr-mb-2w">{words.nombre[filtre](shown.length)}</Status>
      {shown.length === 0 ? <p>{words.videFiltre}</p> : <ConversationList conversations={shown} />}
    </>
  )
}
