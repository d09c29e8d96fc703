import { useSyncExternalStore } from 'react'
import { sessionData, subscribeSession, type SessionData } from './sessionData.ts'

const nothing: SessionData = {}

/** The session's data, live; empty when rendered on a server. */
export const useSession = (): SessionData =>
  useSyncExternalStore(subscribeSession, sessionData, () => nothing)
