import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSite } from './testing/openSite.ts'

let site: Awaited<ReturnType<typeof openSite>>
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const get = (...asked: Parameters<typeof site.get>) => site.get(...asked)

describe('pages of the site', () => {
  it('draws the page of a visitor, and nothing that it holds can end its script', async () => {
    const { statusCode, body, headers } = await get('/contact')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>A &amp; B</title>')
    expect(body).toContain('<h1>/contact 1</h1>')
    expect(body).not.toContain('<script>evil')
    expect(headers['vary']).toContain('Cookie')
  })

  it('leaves to the application what it alone can open', async () => {
    const { statusCode, body } = await get('/application')
    expect([statusCode, body]).toEqual([200, 'application'])
  })

  it('says of a script what it answers for, and of a page all of it', async () => {
    const ofPage = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']
    const [script, page] = [await get('/app.js'), await get('/contact')].map(({ headers }) =>
      Object.keys(headers),
    )
    expect(script).toEqual(expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']))
    expect(ofPage.filter((name) => script?.includes(name))).toEqual([])
    expect(page).toEqual(expect.arrayContaining(ofPage))
  })

  it('sends nothing that the build keeps for itself', async () => {
    mkdirSync(join(site.dist, '.vite'))
    writeFileSync(join(site.dist, '.vite', 'manifest.json'), '{}')
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404)
  })

  it('says that no page is there', async () => {
    expect((await get('/inconnue')).statusCode).toBe(404)
  })

  it('says that a page cannot be drawn, under the number that is logged, and hands nothing over', async () => {
    const { statusCode, body, headers } = await get('/panne')
    expect(statusCode).toBe(500)
    const [, numero = 'none'] = /<h1>Erreur (\w+)<\/h1>/.exec(body) ?? []
    expect(site.state.logged).toContain(`"numero":"${numero}"`)
    expect(site.state.logged).toContain('cannot be drawn')
    expect(body).toContain('id="ouverture"></script>')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is that of maintenance, with its status, while the portal is closed', async () => {
    site.state.closed = true
    expect((await get('/contact')).statusCode).toBe(544)
  })

  it('does without what is late to come', async () => {
    site.state.late = true
    const { statusCode, body } = await get('/contact')
    expect(statusCode).toBe(200)
    expect(body).not.toContain('evil')
  })

  it('stands parameters of 8,000 characters', async () => {
    expect((await get(`/contact?${'b'.repeat(8000)}`)).statusCode).toBe(200)
  })

  it('does not look at the host', async () => {
    const plain = (await get('/contact')).body
    expect((await get('/contact', { host: 'ailleurs.invalid' })).body).toBe(plain)
    const sent = await get('/prive', { host: 'ailleurs.invalid' })
    expect(sent.headers.location).toBe('/connexion?fin=false')
  })

  it('runs what is inside by its hash alone', async () => {
    const policy = String((await get('/contact')).headers['content-security-policy'])
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash('boot()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}a{}')};`)
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
})

describe('a page in the place of another', () => {
  it('is drawn at once, with what it must say, for who asked only', async () => {
    const { statusCode, body, headers } = await get('/instead?vers=/contact')
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([200, undefined, 'no-store'])
    expect(body).toContain('<h1>/contact?lu 1</h1>')
  })

  it.each([
    ['of a page that leads further', '/instead?vers=/prive', '/connexion?fin=false'],
    ['of a page that the application alone can open', '/instead?vers=/application', '/application'],
    ['where no page is drawn', '/undrawn?vers=/contact', '/contact'],
  ])('is led to instead %s', async (_, url, to) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, to, 'no-store'])
  })
})

describe('pages of someone', () => {
  const cookie = '__Host-session=camille; session=camille'

  it('are drawn with what they alone may read, and kept nowhere', async () => {
    const { body, headers } = await get('/prive?annee=2026', { cookie })
    expect(body).toContain('<h1>/prive?annee=2026 Camille')
    expect(body).toContain('evil() __Host-session=camille')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['etag']).toBeUndefined()
    const visitor = (await get('/contact')).body
    expect(visitor).not.toContain('Camille')
    expect(visitor).toContain('personne')
  })

  it('have their rules inside where signing in leads, and nowhere else', async () => {
    const [home, other] = [await get('/accueil', { cookie }), await get('/prive', { cookie })]
    expect([home.body, other.body].map((body) => body.includes('b{}'))).toEqual([true, false])
  })

  it('lead to sign in without a session, from one that was left, and from one that is over, and take no cookie back: another may have come', async () => {
    const stranger = await get('/prive')
    expect([stranger.statusCode, stranger.headers.location]).toEqual([302, '/connexion?fin=false'])
    const left = await get('/prive', { cookie: '__Host-session=autre; session=autre' })
    expect([left.statusCode, left.headers.location]).toEqual([302, '/connexion?fin=false'])
    const ended = await get('/prive', {
      cookie: '__Host-session=autre; session=autre; espaceagent-present=marque',
    })
    expect(ended.headers.location).toBe('/connexion?fin=true')
    expect(ended.headers['set-cookie']).toBeUndefined()
    expect(ended.headers['cache-control']).toBe('no-store')
  })
})
