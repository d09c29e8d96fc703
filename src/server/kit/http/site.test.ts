import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appConfiguration } from '#contract/contenu/configuration.ts'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import { readConfig } from '#server/config.ts'
import { openDrawing } from './drawnPages.ts'
import { headersFor } from './security.ts'
import { setUpSite } from './site.ts'

const TEMPLATE =
  '<title><!--title--></title><script data-application="/app.js">boot()</script><style>a{}</style><div id="root"><!--html--></div><script type="application/json" id="ouverture"><!--opening--></script>'

/** Stands for the portal's entry, and tells what it was asked for. */
const DRAW = `let drawings = 0
export const drawPage = async (path, configuration, read) => {
  if (path === '/prive') return undefined
  if (path === '/panne') throw new Error('cannot be drawn')
  drawings += 1
  return { status: path === '/inconnue' ? 404 : 200, title: 'A & B', html: '<h1>' + path + ' ' + drawings + '</h1>',
    opening: { path, configuration, answers: { lu: await read('/lu') }, loaderData: {} } }
}`

let folder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-site-'))
  const [dist, server] = [join(folder, 'dist'), join(folder, 'dist-server')]
  mkdirSync(dist)
  mkdirSync(server)
  writeFileSync(join(dist, 'index.html'), 'application')
  writeFileSync(join(dist, 'app.js'), '')
  writeFileSync(join(server, 'page.html'), TEMPLATE)
  writeFileSync(join(server, 'drawPage.js'), DRAW)
  writeFileSync(join(server, 'package.json'), '{"type":"module"}')
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const drawing = await openDrawing(server, dist, async (address) =>
    address === appConfiguration.path ? [] : '</script><script>evil()',
  )
  app = fastify()
  app.addHook('onRequest', async (_, reply) => void reply.headers(headersFor(config)))
  await setUpSite(app, dist, config, drawing)
})

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('pages of the site', () => {
  it('draws the page of a visitor, and nothing that it holds can end its script', async () => {
    const { statusCode, body, headers } = await get('/contact')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>A &amp; B</title>')
    expect(body).toContain('<h1>/contact 1</h1>')
    expect(body).not.toContain('<script>evil')
    expect(headers['vary']).toContain('Cookie')
  })

  it.each([
    ['a session may be open', '/contact', { cookie: `${PRESENCE_COOKIE}=1` }],
    ['the session cookie is there alone', '/contact', { cookie: '__Host-session=abc; session=abc' }],
    ['the address brings something', '/contact?validationMail=jeton', {}],
    ['the page is not for visitors', '/prive', {}],
  ])('leaves all to the application when %s', async (_, url, headers) => {
    const { statusCode, body } = await get(url, headers)
    expect([statusCode, body]).toEqual([200, 'application'])
  })

  it('says that no page is there', async () => {
    expect((await get('/inconnue')).statusCode).toBe(404)
  })

  it('hands the application over with a failure when a page cannot be drawn', async () => {
    const { statusCode, body } = await get('/panne')
    expect([statusCode, body]).toEqual([500, 'application'])
  })

  it('runs what is inside by its hash alone', async () => {
    const policy = String((await get('/contact')).headers['content-security-policy'])
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash('boot()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
    expect(policy).not.toContain('unsafe')
  })

  it('draws once for those who come together, and is not sent again to who has it', async () => {
    const [one, two] = await Promise.all([get('/contact'), get('/contact')])
    expect(one.body).toBe(two.body)
    const again = await get('/contact', { 'if-none-match': String(one.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    ['br, gzip', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed for a browser that reads %s', async (accepted, read) => {
    const { rawPayload } = await get('/contact', { 'accept-encoding': accepted })
    expect(read(rawPayload).toString()).toContain('<h1>/contact 1</h1>')
  })

  it('draws nothing for another portal than the one that was built with it', async () => {
    rmSync(join(folder, 'dist', 'app.js'))
    const drawing = await openDrawing(join(folder, 'dist-server'), join(folder, 'dist'), async () => [])
    expect(drawing).toBeUndefined()
  })
})
