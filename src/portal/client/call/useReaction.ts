import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Call } from '#contract/kit/call.ts'
import { paths } from '#portal/paths.ts'
import { clearDocuments } from '../session/documentCache.ts'
import { pageLeft, rememberPage } from '../session/destination.ts'
import { showNotice } from '../session/notice.ts'
import { forgetSession, signOut } from '../entry/signOut.ts'
import { reactionTo, type Unsuccessful } from '../fetch/reaction.ts'

/** Applies the row of the error catalogue that an unsuccessful outcome takes. */
export const useReaction = () => {
  const navigate = useNavigate()
  return useCallback(
    (call: Call, outcome: Unsuccessful) => {
      const reaction = reactionTo(call, outcome)
      const home = () => navigate(paths.accueilnonconnecte)
      switch (reaction.kind) {
        case 'ignorer':
        case 'quitter':
          return
        case 'effacer':
          // The data only (specification, §8), not who is signed in: what private data shows, its shell shows.
          clearDocuments()
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
        case 'dire':
          showNotice({ style: 'error', message: reaction.message })
          return
        case 'erreur':
          rememberPage()
          void navigate(paths.erreur)
      }
    },
    [navigate],
  )
}
