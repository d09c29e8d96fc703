import type { FastifyRequest } from 'fastify'

/** A name, and the words that are all in what such a browser, or system, says of itself. */
type Known = readonly [name: string, ...words: readonly RegExp[]]

const browsers: readonly Known[] = [
  ['Edge', /\bEdgA?\/\d/],
  ['Opera', /\b(?:OPR|Opera)\/\d/],
  ['Samsung Internet', /\bSamsungBrowser\/\d/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/\d/],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\/\d/],
  ['Safari', /\bVersion\/\d/, /\bSafari\//],
]

const systems: readonly Known[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (list: readonly Known[], agent: string) =>
  list.find(([, ...words]) => words.every((word) => word.test(agent)))?.[0]

/** Characters that are read of what a browser says of itself: real ones say all of it in fewer, a stranger may send thousands. */
const READ = 300

/** What a person would call the browser of a request: « Firefox sur Windows ». No version: it would tell more than it helps. */
export const browserName = (agent: string | undefined): string => {
  if (!agent) return 'Navigateur inconnu'
  const read = agent.slice(0, READ)
  const browser = nameIn(browsers, read) ?? 'Navigateur inconnu'
  const system = nameIn(systems, read)
  return system ? `${browser} sur ${system}` : browser
}

/** Where a request comes from. */
export interface Visitor {
  readonly address: string
  /** Browser, as a person would call it. */
  readonly navigateur: string
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  navigateur: browserName(request.headers['user-agent']),
})
