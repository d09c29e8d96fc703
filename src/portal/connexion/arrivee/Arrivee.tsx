import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Page } from '#contract/contenu/contenu.ts'
import { validerinscription } from '#contract/connexion/identite.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { connexionMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { setLanding, useLanding } from '#portal/client/entry/landing.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { messageNotice } from './arrivee.ts'
import { AvisModal } from './AvisModal.tsx'
import { MotDePasseModal } from './MotDePasseModal.tsx'

/** What the page says of the link or of the message that led to it. */
export const Arrivee = ({ page }: { readonly page: Page | undefined }) => {
  const landing = useLanding()
  const { navigation } = useSession()
  const navigate = useNavigate()
  useLandingMessage(page)
  useLandingElsewhere()
  const close = () => {
    setLanding(undefined)
    if (navigation) void navigate(paths.accueilconnecte)
  }
  const leavePassword = () => {
    close()
    showNotice({ style: 'info', message: connexionMessages.nouveauMotDePasse.inchange })
  }
  const checking = landing?.kind === 'verification'
  return (
    <>
      <Status className={checking ? 'fr-message fr-message--info fr-mb-3w' : ''}>
        {checking ? connexionMessages.arrivee.verification : ''}
      </Status>
      {landing?.kind === 'avis' ? <AvisModal avis={landing} onClose={close} /> : null}
      {landing?.kind === 'motDePasse' ? (
        <MotDePasseModal jeton={landing.jeton} page={page} onClose={leavePassword} />
      ) : null}
    </>
  )
}

/** Shows the message of the address once it is known to be one. */
const useLandingMessage = (page: Page | undefined) => {
  const landing = useLanding()
  const asked = landing?.kind === 'message' ? landing.message : undefined
  useEffect(() => {
    if (asked === undefined) return
    const notice = messageNotice(asked, page?.message)
    if (notice) showNotice(notice)
    if (notice ?? page) setLanding(undefined)
  }, [asked, page])
}

/** Goes where the answer to a link leads in its place. */
const useLandingElsewhere = () => {
  const landing = useLanding()
  const react = useReaction()
  const outcome = landing?.kind === 'catalogue' ? landing.outcome : undefined
  useEffect(() => {
    if (!outcome) return
    setLanding(undefined)
    react(validerinscription, outcome)
  }, [outcome, react])
}
