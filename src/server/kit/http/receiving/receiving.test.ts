import { connect } from 'node:net'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setUpReceiving } from './receiving.ts'
import { listeningPort } from '../log.ts'

describe('a request that is long in coming', () => {
  let app: FastifyInstance
  const received: string[] = []

  beforeEach(async () => {
    app = fastify()
    setUpReceiving(app, 60)
    app.addContentTypeParser('application/files', (_request, _body, done) => done(null))
    const handler = async (request: FastifyRequest) => {
      if (request.headers['content-type'] === 'application/files') for await (const _ of request.raw);
      received.push(String(request.headers['content-type']))
      return {}
    }
    app.route({ method: 'POST', url: '/', handler })
    received.length = 0
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => app.close())

  /** Sends the end of the body after a while, and gives what was answered. */
  const slowly = (type: string): Promise<string> =>
    new Promise((done) => {
      let answered = ''
      const socket = connect(listeningPort(app), '127.0.0.1', () => {
        socket.write(
          `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{`,
        )
        setTimeout(() => socket.end('}'), 400)
      })
      socket.on('data', (data: Buffer) => {
        answered += data.toString()
      })
      socket.on('error', () => undefined)
      socket.on('close', () => done(answered))
    })

  it('is cut', async () => {
    expect(await slowly('application/json')).not.toContain('200 OK')
    expect(received).toEqual([])
  })

  it('goes on when it has files, whose handler reads them as they come', async () => {
    expect(await slowly('application/files')).toContain('200 OK')
  })
})
