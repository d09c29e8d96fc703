import { useSyncExternalStore } from 'react'
import { configured } from '#portal/client/configuration.ts'
import { usePreferences } from '#portal/client/page/opening.ts'
import { asksForPrivacy, isCounted } from './consentement.ts'

/** What a person is told of the measurement of audience. */
export interface Audience {
  /** The administration measures the use of the portal. */
  readonly active: boolean
  /** Whether this person is counted; nothing when nobody is and they never answered. */
  readonly counted: boolean | undefined
}

const neverChanges = () => () => undefined

/** Whether this person is known: the server draws for whoever comes, and says nothing of their choice. */
const useIsKnown = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** The measurement of audience as it applies to who is here. */
export const useAudience = (): Audience => {
  const { mesureAudience } = usePreferences()
  const known = useIsKnown()
  const active = configured('urlMatomo') !== ''
  if (!known) return { active, counted: undefined }
  const counted = active
    ? isCounted(mesureAudience, asksForPrivacy(navigator), configured('conteneurMatomo'))
    : mesureAudience
  return { active, counted }
}
