import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { ConnexionRefusee } from '#contract/connexion/formulaires.ts'
import { calendarDate, dayInParis, type CalendarDate } from '#rules/calendar/dates.ts'
import { currentPreferences, defaultPreferences, onPreferences, type Preferences } from './preferences.ts'

/** A message that the next page shows at its top. */
export interface PageNotice {
  readonly style: 'error' | 'warning' | 'success' | 'info'
  /** Key of the message map, or a sentence of the server. */
  readonly message: string
}

/** What the page that opens knows already: the answers that the server drew it with, and for whom. */
export interface KnownAnswers {
  /** The server drew the page: it may have been read for a while when the application takes it over. */
  readonly drawn: boolean
  readonly answers: Map<string, unknown>
  /** On the server: the addresses that the page would read, to be answered before it is drawn again. */
  readonly wanted?: Set<string>
  /** Who it was drawn for; without rights for a visitor. */
  readonly session: { readonly navigation?: Habilitation }
  readonly preferences?: Preferences | undefined
  /** What its address brought: a message, and where signing in leads. */
  readonly notice?: PageNotice | undefined
  readonly retour?: string | undefined
  /** The sign-in that was sent without the application, and refused. */
  readonly refusee?: ConnexionRefusee | undefined
  /** On the server: something that it reads could not be had. */
  readonly incomplete?: boolean
  /** Day of the drawing. */
  jour?: string | undefined
}

const nothing: KnownAnswers = { drawn: false, answers: new Map(), session: {} }

/** What the page that opens knows already; nothing, unless the server drew it. */
export const OpeningAnswers = createContext(nothing)

/** What is already known of the answer at an address; on the server, asks for it when nothing is. */
export const useKnownAnswer = (address: string | null): unknown => {
  const { answers, wanted } = useContext(OpeningAnswers)
  if (address === null) return undefined
  // The messaging service may be elsewhere, where the server has no session.
  if (!answers.has(address) && address.startsWith('/')) wanted?.add(address)
  return answers.get(address)
}

/** The day in Paris as a screen opens; that of the drawing while the application takes the page over. */
export const useToday = (): CalendarDate => {
  const { jour } = useContext(OpeningAnswers)
  const [today] = useState(() => (jour === undefined ? dayInParis(new Date()) : calendarDate(jour)))
  return today
}

const neverChanges = () => () => undefined

/**
 * Whether the application has the page: not while the server draws it, for whoever comes and wherever in the page they go, nor
 * while it is taken over, since what is drawn then stays as it was drawn.
 */
export const useIsTaken = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** The preferences, live; on a server those of the browser that asks, or the defaults when a page is the same for all. */
export const usePreferences = (): Preferences => {
  const { preferences = defaultPreferences } = useContext(OpeningAnswers)
  return useSyncExternalStore(onPreferences, currentPreferences, () => preferences)
}
