import type { EntreeConfiguration } from '#contract/contenu/configuration.ts'

/** What a page that the server drew hands to the application that takes it over. */
export interface Opening {
  /** Path that the page was drawn for. The browser's may be one that leads there. */
  readonly path: string
  readonly configuration: readonly EntreeConfiguration[]
  /** Bodies of the calls that the page read, by address. */
  readonly answers: Readonly<Record<string, unknown>>
  /** What the loaders of its routes gave, by route. */
  readonly loaderData: Readonly<Record<string, unknown>>
}

/** A page as a visitor sees it before any script runs. */
export interface DrawnPage {
  readonly status: 200 | 404
  /** Title of the document. */
  readonly title: string
  readonly html: string
  readonly opening: Opening
}

/** Body of a successful reading call at this address; nothing when it cannot be had. */
export type ReadAnswer = (address: string) => Promise<unknown>

/**
 * Draws the page at a path, without its parameters, for someone who is not signed in. Nothing is given for a page that
 * is not for visitors, or that only the application can open.
 */
export type DrawPage = (
  path: string,
  configuration: readonly EntreeConfiguration[],
  read: ReadAnswer,
) => Promise<DrawnPage | undefined>
