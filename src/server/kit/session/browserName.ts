import type { FastifyRequest } from 'fastify'
import type { Visitor } from './sessions.ts'

const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\/\d/, 'Edge'],
  [/\b(?:OPR|Opera)\/\d/, 'Opera'],
  [/\bSamsungBrowser\/\d/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/\d/, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\/\d/, 'Chrome'],
  [/\bVersion\/\d.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (list: typeof browsers, agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1]

/** What a person would call the browser of a request: « Firefox sur Windows ». No version: it would tell more than it helps. */
export const browserName = (agent: string | undefined): string => {
  if (!agent) return 'Navigateur inconnu'
  const browser = firstOf(browsers, agent) ?? 'Navigateur inconnu'
  const system = firstOf(systems, agent)
  return system ? `${browser} sur ${system}` : browser
}

/** Where a request comes from. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  navigateur: browserName(request.headers['user-agent']),
})
