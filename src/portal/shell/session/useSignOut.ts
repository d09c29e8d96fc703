import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { shellMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { externalSignOut, signOut } from '#portal/client/entry/signOut.ts'

/** Signs out, then goes where the identity provider wants, or to the public home. */
export const useSignOut = () => {
  const navigate = useNavigate()
  return useCallback(async () => {
    const outcome = await signOut(true)
    const ended = outcome?.status === 200 ? outcome.body : undefined
    const address = externalSignOut(ended, location.origin)
    if (address !== undefined) {
      location.assign(address)
      return
    }
    // 401: the session was over already, which is what was wanted.
    if (outcome && outcome.status !== 200 && outcome.status !== 401)
      showNotice({ style: 'warning', message: shellMessages.deconnexionIncomplete })
    await navigate(paths.accueilnonconnecte)
  }, [navigate])
}
