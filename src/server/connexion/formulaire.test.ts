import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { CAMILLE, facteurApp } from '#testing/apps/facteurApp.ts'
import { CAPTCHA_CODE, PASSWORD, sessionCookies, testApp, type TestApp } from '#testing/testApp.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('forms of browsers without script', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp('SQLite')
    await portal.addPerson(CAMILLE)
  })
  afterAll(() => portal.close())

  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url,
      headers: { ...FORM, ...headers },
      payload: `${new URLSearchParams(fields)}`,
    })

  /** The captcha of a page: its image, and the cookie that says which it is. */
  const see = async () => {
    const { headers, rawPayload } = await portal.app.inject(formulaires.captchaImage)
    expect(headers['content-type']).toBe('image/png')
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; .*; Secure$/)
    return sessionCookies(headers['set-cookie'])
  }

  const typed = { identifiant: CAMILLE, secret: PASSWORD, code: CAPTCHA_CODE }

  it('sign in and out, and come back where they were refused', async () => {
    const cookie = await see()
    const entered = await post(formulaires.connexion, { ...typed, retour: '/profil' }, { cookie })
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/profil'])
    const session = sessionCookies(entered.headers['set-cookie'])
    const asks = { url: '/api/prive/verifiersession/v1', headers: { cookie: session } }
    expect((await portal.app.inject(asks)).statusCode).toBe(200)
    const left = await post(formulaires.deconnexion, {}, { cookie: session })
    expect([left.statusCode, left.headers.location]).toEqual([303, '/accueilnonconnecte'])
    expect((await portal.app.inject(asks)).statusCode).toBe(401)
  })

  it.each([
    '//ailleurs.fr',
    '/\\ailleurs.fr',
    '/\t/ailleurs.fr',
    '/\r\nset-cookie: a=b',
    '/profil?de=€',
    'profil',
  ])('never lead out of the portal, nor break, with %j', async (retour) => {
    const cookie = await see()
    const { statusCode, headers } = await post(formulaires.connexion, { ...typed, retour }, { cookie })
    expect([statusCode, headers.location]).toEqual([303, '/accueilconnecte#title'])
    const read = await post(formulaires.lecture, { retour })
    expect([read.statusCode, read.headers.location]).toEqual([303, '/notifications'])
    const held = Buffer.from(`uuid ${retour}`).toString('base64url')
    const asks = { url: formulaires.captchaSon, headers: { cookie: `__Host-captcha=${held}` } }
    expect((await portal.app.inject(asks)).statusCode).toBe(404)
  })

  it.each([
    ['a captcha that was seen by nobody', typed, ''],
    ['a captcha that is unreadable', typed, '__Host-captcha=%E0%A4%A'],
    ['a field that is missing', { ...typed, secret: '' }, undefined],
    ['a wrong password', { ...typed, secret: 'un-autre' }, undefined],
  ])('open nothing with %s', async (_, fields, given) => {
    const cookie = given ?? (await see())
    const { statusCode, headers } = await post(formulaires.connexion, fields, { cookie })
    // Nothing is drawn in a test: the page is led to.
    expect([statusCode, headers.location]).toEqual([303, '/accueilnonconnecte'])
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('are left out where they hold something else than texts', async () => {
    const payload = { identifiant: { $ne: '' }, secret: ['a'], code: 1, jeton: {}, retour: [] }
    const { statusCode } = await portal.app.inject({ method: 'POST', url: formulaires.connexion, payload })
    expect(statusCode).toBe(303)
  })

  it.each([formulaires.connexion, formulaires.deconnexion, formulaires.lecture])(
    'refuse what another site sends to %s',
    async (url) => {
      expect((await post(url, typed, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    },
  )

  it('give the sound of the captcha that was seen, and of no other', async () => {
    const cookie = await see()
    const { headers } = await portal.app.inject({ url: formulaires.captchaSon, headers: { cookie } })
    const sound = await portal.app.inject(String(headers.location))
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect((await portal.app.inject(formulaires.captchaSon)).statusCode).toBe(404)
  })
})

describe('the second step of a form', () => {
  let camille: Awaited<ReturnType<typeof facteurApp>>
  beforeAll(async () => {
    camille = await facteurApp('SQLite')
  })
  afterAll(() => camille.portal.close())

  it('takes a code of the application or of recovery, once, and mends nothing else', async () => {
    const { secret, codesSecours: [secours = ''] = [] } = await camille.addTotp()
    camille.portal.wait(60_000)
    const show = async (code: string, jeton?: string) => {
      const awaited = jeton ?? (await camille.password())?.jeton ?? ''
      const { statusCode, headers } = await camille.portal.app.inject({
        method: 'POST',
        url: formulaires.connexion,
        headers: FORM,
        payload: `${new URLSearchParams({ jeton: awaited, code, retour: '/profil' })}`,
      })
      const opened = sessionCookies(headers['set-cookie']) !== ''
      return [statusCode, headers.location, opened]
    }
    const entered = [303, '/profil', true]
    const back = [303, '/accueilnonconnecte', false]
    expect(await show('12')).toEqual(back)
    expect(await show('ABCD-EFGH-2345-IJKL')).toEqual(back)
    expect(await show(camille.codeOf(secret), 'inconnu')).toEqual(back)
    expect(await show(camille.codeOf(secret))).toEqual(entered)
    expect(await show(camille.codeOf(secret))).toEqual(back)
    expect(await show(secours)).toEqual(entered)
    expect(await show(secours)).toEqual(back)
  })
})
