import { useContext, useSyncExternalStore } from 'react'
import { OpeningAnswers } from '../opening.ts'
import { sessionData, subscribeSession, type SessionData } from './sessionData.ts'
import { paths } from '#portal/paths.ts'

/** The session's data, live; while a page is drawn, or taken over, those that it is drawn for. */
export const useSession = (): SessionData => {
  const { session } = useContext(OpeningAnswers)
  return useSyncExternalStore(subscribeSession, sessionData, () => session)
}

/** Home of who is here: the dashboard when signed in, the public home otherwise. */
export const useHomePath = () => (useSession().navigation ? paths.accueilconnecte : paths.accueilnonconnecte)
