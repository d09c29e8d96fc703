import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { listeningPort } from '../log.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp('SQLite')
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => portal.close())

const say = (text: string) =>
  new Promise<string>((done) => {
    let heard = ''
    const socket = connect(listeningPort(portal.app), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      heard += chunk.toString()
    })
    socket.on('close', () => done(heard))
  })

it.each([
  ['what is not HTTP', 'BONJOUR\r\n\r\n', '400 Bad Request', 'REQUETE_MAL_FORMEE'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    '400 Bad Request',
    'REQUETE_MAL_FORMEE',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'TROP_VOLUMINEUX',
  ],
  [
    'what it does not know how to expect',
    'POST / HTTP/1.1\r\nHost: a\r\nExpect: autre\r\nContent-Length: 0\r\n\r\n',
    '417 Expectation Failed',
    'REQUETE_MAL_FORMEE',
  ],
])('answers %s as any other refusal, with the headers of security', async (_, text, status, erreurCode) => {
  const [head = '', body = ''] = (await say(text)).split('\r\n\r\n')
  expect(head.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true)
  expect(head).toContain("content-security-policy: default-src 'none'")
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain('content-type: application/json; charset=utf-8')
  expect(JSON.parse(body)).toEqual({ erreurCode })
})
