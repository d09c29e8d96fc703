import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Call } from '#contract/kit/call.ts'
import { clientMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { pageLeft, rememberPage } from '../session/entry/destination.ts'
import { showNotice } from '../session/notice.ts'
import { clearSession } from '../session/sessionData.ts'
import { forgetSession, signOut } from '../session/signOut.ts'
import { reactionTo, type Unsuccessful } from './reaction.ts'

/** Applies the row of the error catalogue that an unsuccessful outcome takes. */
export const useReaction = () => {
  const navigate = useNavigate()
  return useCallback(
    (call: Call, outcome: Unsuccessful) => {
      const reaction = reactionTo(call, outcome)
      const home = () => navigate(paths.accueilnonconnecte)
      switch (reaction.kind) {
        case 'ignorer':
          return
        case 'effacer':
          // This tab only, and not the presence cookie: once the network is back, loading the page again restores all.
          clearSession()
          showNotice({ style: 'error', message: clientMessages.sansReponse })
          return
        case 'suivre':
          void navigate(reaction.path)
          return
        case 'accueil':
          forgetSession({ ...(reaction.sessionExpiree && { sessionExpiree: true }), ...pageLeft() })
          if (reaction.message) showNotice({ style: 'error', message: reaction.message })
          void home()
          return
        case 'deconnecter':
          void signOut().then(() => {
            showNotice({ style: 'error', message: reaction.message })
            return home()
          })
          return
        case 'erreur':
          rememberPage()
          void navigate(paths.erreur)
      }
    },
    [navigate],
  )
}
