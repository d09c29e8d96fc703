import type { Plugin } from 'vite'

const LAW = /\/rules\/retraite\/regle\/(tables|lois)\/[^/]+\.json$/

/** How a figure of the law is known: the catalogue of the library says it, no page of the portal does. */
const OF_WHO_KEEPS = new Set(['note', 'evidence', 'retrieved'])

/** A table of the law without what only who keeps it up to date reads. */
export const withoutNotes = (json: string): string =>
  JSON.stringify(JSON.parse(json, (key, value: unknown) => (OF_WHO_KEEPS.has(key) ? undefined : value)))

/** Brings the tables of the law without their notes. */
export const lighterLaw = (): Plugin => ({
  name: 'lighter-law',
  enforce: 'pre',
  transform: (code, id) => (LAW.test(id) ? { code: withoutNotes(code), map: null } : undefined),
})
