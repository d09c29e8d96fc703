import { configured } from '#portal/client/configuration.ts'
import { useIsTaken, usePreferences } from '#portal/client/opening.ts'
import { asksForPrivacy, isCounted } from './consentement.ts'

/** What a person is told of the measurement of audience. */
export interface Audience {
  /** The administration measures the use of the portal. */
  readonly active: boolean
  /** Whether this person is counted; nothing when nobody is and they never answered. */
  readonly counted: boolean | undefined
}

/** The measurement of audience as it applies to who is here. */
export const useAudience = (): Audience => {
  const { mesureAudience } = usePreferences()
  // The server draws for whoever comes, and says nothing of their choice.
  const known = useIsTaken()
  const active = configured('urlMatomo') !== ''
  if (!known) return { active, counted: undefined }
  const counted = active
    ? isCounted(mesureAudience, asksForPrivacy(navigator), configured('conteneurMatomo'))
    : mesureAudience
  return { active, counted }
}
