import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { headersFor } from './security.ts'

const policy = (env: Record<string, string>) => headersFor(readConfig(env))['content-security-policy'] ?? ''

it('lets the portal reach its own host only', () => {
  expect(policy({})).toContain("connect-src 'self';")
})

it('adds the breach-range service when one is configured, by its origin only', () => {
  const given = policy({ URL_COMPROMISSION: 'https://api.exemple.fr:8443/fuites/' })
  expect(given).toContain("connect-src 'self' https://api.exemple.fr:8443;")
  expect(given).not.toContain('unsafe')
})

it('lets no text become a script, and has what it stops reported, unless scripts of others are configured', () => {
  expect(policy({})).toContain("require-trusted-types-for 'script'; trusted-types portail;")
  expect(policy({})).toMatch(/report-uri \/api\/\S+; report-to csp$/)
  expect(headersFor(readConfig({}))['reporting-endpoints']).toMatch(/^csp="\/api\/\S+"$/)
  expect(policy({ URL_PARTAGE_ECRAN: 'https://partage.exemple.fr/partage.js' })).not.toContain(
    'trusted-types',
  )
})

it('lets the measurement of use be loaded, told and drawn when one is configured', () => {
  const given = policy({ URL_MATOMO: 'https://audience.exemple.fr/matomo', SITE_MATOMO: '3' })
  expect(given).toContain("script-src 'self' https://audience.exemple.fr;")
  expect(given).toContain("img-src 'self' data: https://audience.exemple.fr;")
  expect(given).toContain("connect-src 'self' https://audience.exemple.fr;")
})

it('lets screen sharing be loaded, and speak, when it is configured', () => {
  const given = policy({ URL_PARTAGE_ECRAN: 'https://partage.exemple.fr/partage.js' })
  expect(given).toContain("script-src 'self' https://partage.exemple.fr;")
  expect(given).toContain("connect-src 'self' https://partage.exemple.fr wss://partage.exemple.fr;")
})

it('loads no script but its own when nothing is configured', () => {
  expect(policy({})).toContain("script-src 'self';")
  expect(policy({})).toContain("img-src 'self' data:;")
})

it('lets the portal count the messages of the messaging service that the administration sets', () => {
  const configuration = { urlApiMesap: 'https://messagerie.exemple.fr/api' }
  expect(headersFor(readConfig({}), configuration)['content-security-policy']).toContain(
    "connect-src 'self' https://messagerie.exemple.fr;",
  )
})

it('keeps a page from being framed, changed by its base, sent elsewhere, opened by others, or reached without https', () => {
  const { 'content-security-policy': given, ...others } = headersFor(
    readConfig({ ORIGIN: 'https://portail.exemple.fr', TRUST_PROXY: '1' }),
  )
  for (const rule of [
    "default-src 'none'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(given?.split('; ')).toContain(rule)
  expect(others).toEqual({
    'reporting-endpoints': expect.any(String),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
})
