import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageKey } from '#contract/messages.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { useSend } from '#portal/client/call/useSend.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { useOnce } from '#portal/components/useOnce.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { profilMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { forgetSession } from '#portal/client/entry/signOut.ts'

const { pasMoi: words, annuler } = profilMessages

/** « Ce n’était pas moi »: closes every session, this one too, and has a link sent that changes the password. */
export const PasMoi = () => {
  const send = useSend()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [failed, setFailed] = useState(false)
  const leave = () => {
    setAsked(false)
    setFailed(false)
  }
  const [busy, closeAll] = useOnce(async () => {
    // The same failure twice is said twice.
    setFailed(false)
    const outcome = await send(profilPasMoi, {})
    setFailed(outcome.status !== 200)
    if (outcome.status !== 200) return
    setAsked(false)
    forgetSession()
    showNotice({ style: 'success', message: messageKey('PAS_MOI_OK') })
    await navigate(paths.accueilnonconnecte)
  })
  return (
    <div className="fr-mt-4w">
      <p className="fr-mb-1w">{words.aide}</p>
      <Button type="button" priority="secondary" onClick={() => setAsked(true)}>
        {words.ouvrir}
      </Button>
      <PortalModal
        open={asked}
        onClose={leave}
        titre={words.ouvrir}
        texte={words.explications.map((phrase) => (
          <p key={phrase}>{phrase}</p>
        ))}
        confirmation={{ oui: words.fermer, enCours: words.enCours, non: annuler, busy, onOui: closeAll }}
      >
        <Status alerte className={failed ? 'fr-message fr-message--error' : ''}>
          {failed ? words.echec : ''}
        </Status>
      </PortalModal>
    </div>
  )
}
