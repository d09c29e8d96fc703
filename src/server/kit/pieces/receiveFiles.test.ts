import { connect } from 'node:net'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listeningPort } from '../http/log.ts'
import { Refusal } from '../Refusal.ts'
import { multipartLimits, receiveFiles } from './receiveFiles.ts'

const HEAD = '--b\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n'
const END = '\r\n--b--\r\n'

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  await app.register(multipart, { limits: multipartLimits })
  app.post('/', async (request, reply) => {
    try {
      const files = await receiveFiles(request, { least: 5000, everyMs: 100 })
      return files.map(({ bytes }) => bytes.length)
    } catch (error) {
      return reply.code(444).send(error instanceof Refusal ? error.failure : String(error))
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Sends a file of 20 kB, so many bytes each 20 ms, and gives what was answered. */
const sendAt = (bytes: number): Promise<string> =>
  new Promise((done) => {
    let left = HEAD + 'x'.repeat(20_000) + END
    let answered = ''
    const length = Buffer.byteLength(left)
    const socket = connect(listeningPort(app), '127.0.0.1', () => {
      socket.write(
        `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`,
      )
      const timer = setInterval(() => {
        if (left !== '' && socket.writable) socket.write(left.slice(0, bytes))
        left = left.slice(bytes)
        if (left === '') clearInterval(timer)
      }, 20)
      socket.on('close', () => {
        clearInterval(timer)
        done(answered)
      })
    })
    socket.on('data', (data: Buffer) => {
      answered += data.toString()
    })
    socket.on('error', () => undefined)
  })

it('a file that comes fast enough is received, whatever time it takes', async () => {
  expect(await sendAt(1000)).toContain('[20000]')
})

it('a file that comes at once and then stops is refused, however much of it has come', async () => {
  const length = 2_000_000
  const answered = await new Promise<string>((done) => {
    const socket = connect(listeningPort(app), '127.0.0.1', () =>
      socket.write(
        `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n${HEAD}${'x'.repeat(length / 2)}`,
      ),
    )
    socket.on('data', (data: Buffer) => done(data.toString()))
    socket.on('error', () => undefined)
  })
  expect(answered).toContain('pieceLente')
})

it('a file that trickles in is refused, and its connection is cut', async () => {
  expect(await sendAt(10)).toContain('pieceLente')
})
