import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { failures } from '#contract/kit/failures.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { setUpErrors } from './errors.ts'

it('refuses a file that breaks before its first byte as any other refusal, and says nothing of the file', async () => {
  const app = fastify()
  setUpErrors(app)
  app.get('/archive', (_, reply) => {
    const broken = new Readable({ read: () => undefined })
    broken.destroy(new Refusal('documentIndisponible'))
    return reply
      .type('application/zip')
      .headers({ etag: '"a"', 'content-length': 3, 'accept-ranges': 'bytes' })
      .send(broken)
  })
  const { statusCode, headers, json } = await app.inject('/archive')
  expect(statusCode).toBe(failures.documentIndisponible.status)
  expect(json()).toEqual({ erreurCode: failures.documentIndisponible.erreurCode })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers).not.toHaveProperty('etag')
  expect(headers).not.toHaveProperty('accept-ranges')
})
