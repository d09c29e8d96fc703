import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { ConnexionRefusee } from '#contract/connexion/formulaires.ts'
import type { EntreeConfiguration } from '#contract/contenu/configuration.ts'

/** Who asks for a page, and what their browser says of itself. */
export interface Visit {
  /** Path, and parameters as they came. */
  readonly path: string
  readonly search: string
  /** Rights of who is signed in; absent for a visitor. */
  readonly rights?: Habilitation
  /** A sign-in was sent without the application, and refused: its page comes back. */
  readonly refusee?: ConnexionRefusee
  /** The session that the browser names is over: the mark that its cookie of presence had then, empty without one. */
  readonly ended?: string
  /** Readable cookies: what the person chose of the display is among them. */
  readonly cookies?: string
  /** Day in Paris, `2026-11-22`: the page must say the same when the application takes it over. */
  readonly jour: string
  /** The portal is closed for maintenance: whatever was asked for, the page of what goes wrong is drawn. */
  readonly closed?: true
}

/** What a page that the server drew hands to the application that takes it over. */
export interface Opening extends Omit<Visit, 'cookies'> {
  /** Where signing in leads: a page that was refused for want of a session. */
  readonly retour?: string
  /** Key of a message that the address brought. */
  readonly message?: string
  readonly configuration: readonly EntreeConfiguration[]
  /** Bodies of the calls that the page read, by address. */
  readonly answers: Readonly<Record<string, unknown>>
  /** What the loaders of its routes gave, by route. */
  readonly loaderData: Readonly<Record<string, unknown>>
  /** The screen was left to the application: what surrounds it alone is drawn. */
  readonly withoutScreen?: true
}

/** A page as someone sees it before any script runs. */
export interface DrawnPage {
  readonly status: 200 | 404 | 422 | 544
  /** Title of the document. */
  readonly title: string
  readonly html: string
  readonly opening: Opening
  /** Something that it reads could not be had, or not in time: the application will ask for it. */
  readonly incomplete: boolean
}

/** Address where someone is sent who may not see the page: to sign in, or to what is theirs. */
export interface SentElsewhere {
  readonly to: string
}

/** Body of a successful reading call at this address; nothing when it cannot be had, or not in time. */
export type ReadAnswer = (address: string) => Promise<unknown>

/** The page of a drawing that failed: it says the number under which the log tells why. */
export type DrawFailure = (numero: string) => Pick<DrawnPage, 'title' | 'html'>

/** Draws the page that a visit asks for. Nothing is given for a page that only the application can open. */
export type DrawPage = (
  visit: Visit,
  configuration: readonly EntreeConfiguration[],
  read: ReadAnswer,
) => Promise<DrawnPage | SentElsewhere | undefined>
