/** What the browser says of its person's wish not to be followed. */
interface Wishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** True when the browser asks that its person be left alone (Do Not Track, Global Privacy Control). */
export const asksForPrivacy = ({ doNotTrack, globalPrivacyControl }: Wishes): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true

/**
 * Whether the person is counted. What they answered wins. Until they answer, the browser's wish is theirs; without one,
 * the tracker counts, as the CNIL allows for a mere measurement of audience, and a container does not: nobody knows what it holds.
 */
export const isCounted = (choice: boolean | undefined, privacyAsked: boolean, conteneur: string): boolean =>
  choice ?? (!privacyAsked && conteneur === '')
