import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setUpReceiving } from './receiving.ts'
import { listeningPort } from '../log.ts'

const LONGEST_MS = 15_000

describe('a request that is long in coming', () => {
  let app: FastifyInstance
  /** Called once the first part of a request is there, and nothing more is done before the next. */
  let onPart: () => void
  const received: string[] = []

  beforeEach(async () => {
    app = fastify()
    setUpReceiving(app)
    const isFiles = ({ headers }: FastifyRequest) => headers['content-type'] === 'application/files'
    app.addHook('preParsing', async (request) => {
      if (!isFiles(request)) onPart()
    })
    app.addContentTypeParser('application/files', (_request, _body, done) => done(null))
    const handler = async (request: FastifyRequest) => {
      if (isFiles(request)) {
        onPart()
        for await (const _ of request.raw);
      }
      received.push(String(request.headers['content-type']))
      return {}
    }
    app.route({ method: 'POST', url: '/', handler })
    received.length = 0
    await app.listen({ port: 0, host: '127.0.0.1' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await app.close()
  })

  /** Sends the first byte of a body, then the other once that time has passed; gives what was answered. */
  const slowly = async (type: string, ms: number): Promise<string> => {
    const part = new Promise<void>((come) => {
      onPart = come
    })
    const socket = connect(listeningPort(app), '127.0.0.1')
    let answered = ''
    socket.on('data', (data: Buffer) => {
      answered += data.toString()
    })
    socket.on('error', () => undefined)
    const closed = once(socket, 'close')
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{`,
    )
    await part
    await vi.advanceTimersByTimeAsync(ms)
    socket.write('}')
    await closed
    return answered
  }

  it('is cut after fifteen seconds, and not before', async () => {
    expect(await slowly('application/json', LONGEST_MS)).toBe('')
    expect(received).toEqual([])
    expect(await slowly('application/json', LONGEST_MS - 1)).toContain('200 OK')
    expect(received).toEqual(['application/json'])
  })

  it('goes on when it has files, whose handler reads them as they come', async () => {
    expect(await slowly('application/files', LONGEST_MS)).toContain('200 OK')
  })
})
