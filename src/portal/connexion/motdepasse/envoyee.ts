import { useLocation } from 'react-router-dom'

/** What the history of the browser keeps of a request that was sent: its confirmation is said to nobody else. */
export const ENVOYEE = { envoyee: true } as const

/** Whether the page on the screen was reached by a request that was sent. */
export const useEnvoyee = (): boolean =>
  (useLocation().state as Partial<typeof ENVOYEE> | null)?.envoyee === true
