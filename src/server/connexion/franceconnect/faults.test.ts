import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signingKey } from '#demo/franceconnect/derive.ts'
import {
  chooseAtProvider,
  franceConnectApp,
  signInAtProvider,
  type FranceConnectApp,
} from './testing/franceConnectApp.ts'
import { forge, resign, withIdToken, withUserinfo } from './testing/signedJson.ts'
import { inside, refused, SYLVIE, sylvieIdentity } from './testing/sylvie.ts'

const MINUTE = 60_000

describe('FranceConnect that fails or is forged', () => {
  let portal: FranceConnectApp
  beforeEach(async () => {
    portal = await franceConnectApp()
    await portal.addPerson(SYLVIE, sylvieIdentity)
  })
  afterEach(() => portal.close())

  const lands = ({ url }: { url: URL }) => `${url.pathname}${url.search}`
  const land = async () => lands(await signInAtProvider(portal.browser(), SYLVIE))
  const sessions = () => portal.services.db.selectFrom('session').selectAll().execute()
  const isOffered = async () => {
    const page = await portal.app.inject('/api/public/recuperercontenucomplet/v1/accueilnonconnecte')
    return page.json<{ parametrage: { franceconnectactive: boolean } }>().parametrage.franceconnectactive
  }
  const key = () => signingKey(portal.services.key)

  it('refuses another state, another browser, and a passage used twice or too late', async () => {
    const browser = portal.browser()
    const returned = await chooseAtProvider(browser, SYLVIE)
    const before = portal.calls.length
    expect(lands(await portal.browser().go(returned.href))).toBe(refused('FRANCECONNECT_REFUS'))
    const late = await chooseAtProvider(browser, SYLVIE)
    portal.wait(11 * MINUTE)
    expect(lands(await browser.go(late.href))).toBe(refused('FRANCECONNECT_REFUS'))
    const forged = await chooseAtProvider(browser, SYLVIE)
    forged.searchParams.set('state', 'autre')
    expect(lands(await browser.go(forged.href))).toBe(refused('FRANCECONNECT_REFUS'))
    expect(portal.calls.slice(before)).not.toContain('/demo/franceconnect/api/v2/token')
    const good = await chooseAtProvider(browser, SYLVIE)
    const cookies = new Map(browser.cookies)
    expect(lands(await browser.go(good.href))).toBe(inside)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const again = await portal.app.inject({ url: `${good.pathname}${good.search}`, headers: { cookie } })
    expect(again.headers.location).toBe(refused('FRANCECONNECT_REFUS'))
    expect(await sessions()).toHaveLength(1)
  })

  it('refuses the code of another sign-in: used, or of another nonce', async () => {
    const [thief, victim] = [portal.browser(), portal.browser()]
    const own = await chooseAtProvider(thief, SYLVIE)
    const stolen = await chooseAtProvider(victim, SYLVIE)
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect(lands(await thief.go(own.href))).toBe(refused('FRANCECONNECT_REFUS'))
    expect(lands(await victim.go(stolen.href))).toBe(refused('FRANCECONNECT_REFUS'))
    expect(await sessions()).toEqual([])
  })

  it.each(['sub', 'acr', 'nonce'])('refuses an identity token whose %s is forged', async (claim) => {
    portal.alter((path, answer) =>
      path.endsWith('/token') ? withIdToken(answer, (token) => forge(token, { [claim]: 'eidas3' })) : answer,
    )
    expect(await land()).toBe(refused('FRANCECONNECT_REFUS'))
    expect(await sessions()).toEqual([])
  })

  it('refuses a right signature on another nonce', async () => {
    portal.alter((path, answer) =>
      path.endsWith('/token') ? withIdToken(answer, (token) => resign(token, { nonce: 'x' }, key())) : answer,
    )
    expect(await land()).toBe(refused('FRANCECONNECT_REFUS'))
  })

  it('refuses an identity that is forged, unsigned, or of someone else', async () => {
    portal.alter((path, answer) =>
      path.endsWith('/userinfo')
        ? withUserinfo(answer, (token) => forge(token, { family_name: 'Blanc ' }))
        : answer,
    )
    expect(await land()).toBe(refused('FRANCECONNECT_REFUS'))
    portal.alter((path, answer) =>
      path.endsWith('/userinfo')
        ? withUserinfo(answer, (token) => resign(token, { sub: 'autrev1' }, key()))
        : answer,
    )
    expect(await land()).toBe(refused('FRANCECONNECT_REFUS'))
    portal.alter((path, answer) => (path.endsWith('/userinfo') ? Response.json({ sub: 'x' }) : answer))
    expect(await land()).toBe(refused('FRANCECONNECT_REFUS'))
    expect(await sessions()).toEqual([])
    portal.alter()
    expect(await land()).toBe(inside)
  })

  it('follows the keys of the provider when they change', async () => {
    expect(await land()).toBe(inside)
    const next = { ...signingKey('suivante'), kid: 'suivante' }
    const { d: _secret, ...shown } = next
    portal.alter((path, answer) => {
      if (path.endsWith('/jwks')) return Response.json({ keys: [shown] })
      if (path.endsWith('/token')) return withIdToken(answer, (token) => resign(token, {}, next))
      if (path.endsWith('/userinfo')) return withUserinfo(answer, (token) => resign(token, {}, next))
      return answer
    })
    expect(await land()).toBe(inside)
    const before = portal.calls.length
    expect(await land()).toBe(inside)
    expect(portal.calls.slice(before).map((path) => path.split('/').at(-1))).toEqual(['token', 'userinfo'])
  })

  it('refuses a level below the one asked', async () => {
    portal.reopen({ acr: 'eidas2' })
    expect(await land()).toBe(refused('FRANCECONNECT_NIVEAU'))
    expect(await sessions()).toEqual([])
  })

  it('hides FranceConnect for a minute when it is down, and calls it no more', async () => {
    expect(await isOffered()).toBe(true)
    portal.alter(() => Promise.reject(new TypeError('fetch failed')))
    const browser = portal.browser()
    expect(lands(await browser.go(franceconnectPaths.connexion))).toBe(refused('FRANCECONNECT_INDISPONIBLE'))
    expect(await isOffered()).toBe(false)
    const before = portal.calls.length
    await browser.go(franceconnectPaths.connexion)
    expect(portal.calls).toHaveLength(before)
    portal.alter()
    // Whoever still has its button on the screen makes it hidden no longer.
    portal.wait(MINUTE / 2)
    await browser.go(franceconnectPaths.connexion)
    portal.wait(MINUTE / 2 + 1)
    expect(await isOffered()).toBe(true)
    expect(await land()).toBe(inside)
  })

  it.each(['token', 'userinfo', 'jwks'])('says that it is down when %s answers 503', async (name) => {
    portal.alter((path, answer) => (path.endsWith(`/${name}`) ? new Response('', { status: 503 }) : answer))
    expect(await land()).toBe(refused('FRANCECONNECT_INDISPONIBLE'))
    expect(await isOffered()).toBe(false)
  })

  it.each(['openid-configuration', 'token', 'userinfo', 'jwks'])(
    'says that it is down when %s does not answer in time',
    async (name) => {
      const browser = portal.browser()
      const returned = await chooseAtProvider(browser, SYLVIE)
      portal.reopen({}, 0.5)
      portal.alter((path, answer) => (path.endsWith(name) ? new Promise(() => undefined) : answer))
      expect(lands(await browser.go(returned.href))).toBe(refused('FRANCECONNECT_INDISPONIBLE'))
      expect([await isOffered(), await sessions()]).toEqual([false, []])
    },
  )

  it('says that it is down when what it describes of itself is not its own', async () => {
    portal.alter(() => new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } }))
    const { url } = await portal.browser().go(franceconnectPaths.connexion)
    expect(lands({ url })).toBe(refused('FRANCECONNECT_INDISPONIBLE'))
  })
})
