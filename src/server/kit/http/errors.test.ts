import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { failures } from '#contract/kit/failures.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { setUpErrors } from './errors.ts'
import { listeningPort } from './log.ts'

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

it('tells no failure of ours when who sends goes away before the end', async () => {
  const told: string[] = []
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void told.push(line) } } })
  setUpErrors(app)
  const answered = new Promise<number>((done) => {
    app.addHook('onSend', async (_, reply) => done(reply.statusCode))
  })
  app.post('/', () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(listeningPort(app), '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{')
  await once(app.server, 'request')
  socket.destroy()
  expect(await answered).toBe(failures.requeteMalFormee.status)
  expect(told).toEqual([])
  await app.close()
})

it.each([
  ['authentificationRequise', 'Connectez-vous pour accéder à cette page.'],
  ['sessionTerminee', 'Votre session a expiré.'],
  ['tropDeDemandes', 'Trop de demandes ont été faites en peu de temps.'],
  ['niveauInsuffisant', 'l’administration demande plus qu’un mot de passe'],
  ['requeteMalFormee', 'Le document n’a pas pu être ouvert.'],
] as const)('says in its tab why a document is refused: %s', async (failure, said) => {
  const app = fastify()
  setUpErrors(app)
  app.get('/document', { config: { produces: 'application/pdf' } }, () => {
    throw new Refusal(failure)
  })
  const { statusCode, body } = await app.inject({ url: '/document', headers: { accept: 'text/html' } })
  expect(statusCode).toBe(failures[failure].status)
  expect(body.replaceAll('\u00A0', ' ')).toContain(said)
})
