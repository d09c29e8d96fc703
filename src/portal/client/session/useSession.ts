import { useSyncExternalStore } from 'react'
import { sessionData, subscribeSession, type SessionData } from './sessionData.ts'
import { paths } from '#portal/paths.ts'

const nothing: SessionData = {}

/** The session's data, live; empty when rendered on a server. */
export const useSession = (): SessionData =>
  useSyncExternalStore(subscribeSession, sessionData, () => nothing)

/** Home of who is here: the dashboard when signed in, the public home otherwise. */
export const useHomePath = () => (useSession().navigation ? paths.accueilconnecte : paths.accueilnonconnecte)
