import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageKey } from '#contract/messages.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { useSend } from '#portal/client/call/useSend.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { profilMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { forgetSession } from '#portal/client/session/signOut.ts'

const { pasMoi: words, annuler } = profilMessages

/** « Ce n’était pas moi »: closes every session, this one too, and has a link sent that changes the password. */
export const PasMoi = () => {
  const send = useSend()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [sending, setSending] = useState(false)
  const closeAll = async () => {
    if (sending) return
    setSending(true)
    const outcome = await send(profilPasMoi, {})
    setSending(false)
    setAsked(false)
    if (outcome.status !== 200) return
    forgetSession()
    showNotice({ style: 'success', message: messageKey('PAS_MOI_OK') })
    await navigate(paths.accueilnonconnecte)
  }
  return (
    <div className="fr-mt-4w">
      <p className="fr-mb-1w">{words.aide}</p>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setAsked(true)}>
        {words.ouvrir}
      </button>
      <PortalModal
        open={asked}
        onClose={() => setAsked(false)}
        titre={words.ouvrir}
        actions={
          <>
            <button
              type="button"
              className="fr-btn"
              aria-disabled={sending || undefined}
              onClick={() => void closeAll()}
            >
              {sending ? words.enCours : words.fermer}
            </button>
            <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setAsked(false)}>
              {annuler}
            </button>
          </>
        }
      >
        {words.explications.map((phrase) => (
          <p key={phrase}>{phrase}</p>
        ))}
      </PortalModal>
    </div>
  )
}
