import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
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
