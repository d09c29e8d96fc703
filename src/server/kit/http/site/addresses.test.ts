import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listeningPort } from '../log.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { tidyPath } from './addresses.ts'

const ORIGIN = 'https://agent.exemple.fr'

const badlyWritten = fc
  .array(fc.constantFrom('/', '//', '\\', '.', '..', 'evil.example', 'contact', '%2f', '%5c', '@', ':', ';'))
  .map((steps) => `/${steps.join('')}`)

it('of an address badly written stays on this site, and is well written', () => {
  fc.assert(
    fc.property(badlyWritten, (path) => {
      const tidy = tidyPath(path)
      if (tidy === undefined) return
      expect(new URL(tidy, ORIGIN).origin).toBe(ORIGIN)
      expect(tidy).toMatch(/^\/(?![/\\])/)
      expect(tidyPath(tidy)).toBeUndefined()
    }),
  )
})

describe('an address badly written', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp('SQLite')
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => portal.close())

  /** Asks as a browser would that no program tidied the address for. */
  const ask = (path: string, accept = 'text/html,*/*') =>
    new Promise<(string | number | undefined)[]>((done) => {
      const port = listeningPort(portal.app)
      request({ host: '127.0.0.1', port, path, headers: { accept } }, ({ statusCode, headers }) =>
        done([statusCode, headers.location ?? headers['content-type']]),
      ).end()
    })

  it.each([
    ['/contact//', '/contact'],
    ['//contact', '/contact'],
    ['//contact?a=//b', '/contact?a=//b'],
    ['/information//presentation/.', '/information/presentation'],
    ['/contact/../aide', '/aide'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/.//evil.example/..', '/'],
    ['//user:pass@evil.example/', '/user:pass@evil.example'],
  ])('%s leads to %s', async (path, to) => {
    expect(await ask(path)).toEqual([308, to])
  })

  it.each(['/%5cevil.example', '/%2f%2fevil.example', '/contact/%2e%2e/%2e%2e'])(
    'that hides how it is written is a page: %s',
    async (path) => expect((await ask(path))[1]).toMatch(/^text\/html/),
  )

  it('of a call is refused as any other', async () => {
    expect(await ask('//api/public/captcha/v1')).toEqual([404, 'application/json; charset=utf-8'])
  })

  it('of a picture that is not there is no page', async () => {
    expect(await ask('/absente.png', 'image/png')).toEqual([404, 'application/json; charset=utf-8'])
  })
})
