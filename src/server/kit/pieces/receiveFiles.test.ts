import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listeningPort } from '../http/log.ts'
import { Refusal } from '../Refusal.ts'
import { uploadPlaces } from './places.ts'
import { multipartLimits, receiveFiles } from './receiveFiles.ts'

const HEAD = '--b\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n'
const END = '\r\n--b--\r\n'

/** The time between two looks at what has come, which passes when a test says so, and what must come in it. */
const LOOK_MS = 10_000
const LEAST = 80_000

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  const inPlace = uploadPlaces()
  await app.register(multipart, { limits: multipartLimits })
  app.post('/', async (request, reply) => {
    try {
      const files = await inPlace('camille', 'maison', (place) => receiveFiles(request, place))
      return files.map(({ bytes }) => bytes.length)
    } catch (error) {
      return reply.code(444).send(error instanceof Refusal ? error.failure : String(error))
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** Begins to send a file of so many bytes: `send` gives some more of it once they have come, `answered` what is answered. */
const begin = async (length: number) => {
  const came = once(app.server, 'connection') as Promise<[Socket]>
  const socket = connect(listeningPort(app), '127.0.0.1')
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', (data: Buffer) => {
    answer += data.toString()
  })
  const [peer] = await came
  const send = async (text: string) => {
    socket.write(text)
    while (peer.bytesRead < socket.bytesWritten) await setImmediate()
  }
  await send(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${HEAD.length + length + END.length}\r\nconnection: close\r\n\r\n${HEAD}`,
  )
  while (vi.getTimerCount() === 0) await setImmediate()
  const answered = closed.then(() => answer)
  return { send, answered }
}

const look = () => vi.advanceTimersByTime(LOOK_MS)

it('a file that comes fast enough is received, whatever time it takes', async () => {
  const looks = 30
  const { send, answered } = await begin(looks * LEAST)
  for (let time = 0; time < looks; time += 1) {
    await send('x'.repeat(LEAST))
    look()
  }
  await send(END)
  expect(await answered).toContain(`[${looks * LEAST}]`)
})

it('a file that comes at once and then stops is refused, however much of it has come', async () => {
  const { send, answered } = await begin(2_000_000)
  await send('x'.repeat(1_000_000))
  for (let time = 0; time < 4; time += 1) look()
  expect(await answered).toContain('pieceLente')
})

it('a file that trickles in is refused, and its connection is cut', async () => {
  const { send, answered } = await begin(2_000_000)
  await send('x'.repeat(LEAST - 1000))
  look()
  expect(await answered).toContain('pieceLente')
})

it('a request that says to be too large is refused before its files are read', async () => {
  const told = (length: number) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(length) },
      payload: `${HEAD}x${END}`,
    })
  expect((await told(10_100_000)).body).toBe('pieceTaille')
  expect((await told(10_000_000)).json()).toEqual([1])
})
