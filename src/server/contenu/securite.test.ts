import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { securiteRoutes } from './routes.ts'

const ask = (env: Record<string, string>) => {
  const app = fastify()
  securiteRoutes(app, { config: readConfig(env), clock: () => new Date('2026-11-20T09:00:00Z') })
  return app.inject('/.well-known/security.txt')
}

it('says to whom a vulnerability is reported, for less than a year', async () => {
  const answer = await ask({
    CONTACT_SECURITE: 'mailto:securite@exemple.fr',
    ORIGIN: 'https://portail.exemple.fr',
    TRUST_PROXY: '1',
  })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe(
    [
      'Contact: mailto:securite@exemple.fr',
      'Expires: 2027-05-19T09:00:00.000Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://portail.exemple.fr/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('leads to the contact page where nobody is configured', async () => {
  expect((await ask({ ORIGIN: 'https://portail.exemple.fr', TRUST_PROXY: '1' })).body).toContain(
    'Contact: https://portail.exemple.fr/contact\n',
  )
})
