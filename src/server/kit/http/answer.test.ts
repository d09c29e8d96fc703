import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { listerpays } from '#contract/profil/adresse.ts'
import type { Services } from '#server/services.ts'
import { answer } from './answer.ts'

const app = fastify()
afterEach(() => app.close())

it('sends the fields that its contract names, and no other that a row had', async () => {
  const services = { published: async () => ({ maintenance: false }) } as unknown as Services
  const france = { code: '99100', libelleLong: 'France' }
  const listePays = [{ ...france, secret: '$argon2id$' }]
  answer(app, services, listerpays, async () => ({
    status: 200,
    body: { listePays, identifiant: '2690575' } as never,
  }))
  const { json, body } = await app.inject(listerpays.path)
  expect(json().listePays).toHaveLength(1)
  expect(body).not.toMatch(/secret|argon2id|identifiant|2690575/)
})
