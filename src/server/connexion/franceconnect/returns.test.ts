import { deconnexion } from '#contract/connexion/connexion.ts'
import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signingKey } from '#demo/franceconnect/derive.ts'
import { people, pivotOf } from '#demo/franceconnect/people.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import type { Browser } from './testing/browser.ts'
import { chooseAtProvider, franceConnectApp, type FranceConnectApp } from './testing/franceConnectApp.ts'
import { resign, withUserinfo } from './testing/signedJson.ts'
import { inside, refused, SYLVIE, sylvieIdentity } from './testing/sylvie.ts'

/** Who the provider knows as someone else: another « sub ». */
const MARIE = '270112B03301109'

describe.each(databases)('returns from FranceConnect on %s', (database) => {
  let portal: FranceConnectApp
  beforeEach(async () => {
    portal = await franceConnectApp(database)
    // The provider of the demonstration links its people as it is loaded: here nobody is linked yet.
    await portal.browser().go(franceconnectPaths.connexion)
    const id = await portal.addPerson(SYLVIE, sylvieIdentity)
    await changeProfil(portal.services.db, id, { courriel_principal: 'sylvie.blanc@example.org' })
  })
  afterEach(() => portal.close())

  const rows = (table: 'session' | 'federation') => portal.services.db.selectFrom(table).selectAll().execute()
  /** Opens an address of return with the cookies of a browser as they were; gives where it leads. */
  const open = async ({ pathname, search }: URL, cookie: string) =>
    (await portal.app.inject({ url: `${pathname}${search}`, headers: { cookie } })).headers.location
  const chosen = async (personne: string, browser: Browser = portal.browser()) => ({
    url: await chooseAtProvider(browser, personne),
    cookie: browser.header(),
  })

  /** Holds the identities that the provider tells until so many have come, so that what follows them is done at once. */
  const together = (most: number, change: (token: string) => string = (token) => token) => {
    let come = 0
    let go: () => void = () => undefined
    const all = new Promise<void>((resolve) => {
      go = resolve
    })
    portal.alter(async (path, answer) => {
      if (!path.endsWith('/userinfo')) return answer
      come += 1
      if (come === most) go()
      await all
      return withUserinfo(answer, change)
    })
  }

  it('of two people with one identity who come at the same instant, one enters', async () => {
    const sylvie = people.find(({ nir }) => nir === SYLVIE)
    const returns = [await chosen(SYLVIE), await chosen(MARIE)]
    together(2, (token) => resign(token, sylvie ? pivotOf(sylvie) : {}, signingKey(portal.services.key)))
    const ways = await Promise.all(returns.map(({ url, cookie }) => open(url, cookie)))
    expect(ways.toSorted()).toEqual([inside, refused('DAC_PLUSIEURS_COMPTES')])
    expect([(await rows('federation')).length, (await rows('session')).length]).toEqual([1, 1])
    expect(await mailsOf(portal)).toHaveLength(1)
  })

  it('one person who comes from two browsers at once for the first time enters twice, and is linked and told once', async () => {
    const returns = [await chosen(SYLVIE), await chosen(SYLVIE)]
    together(2)
    expect(await Promise.all(returns.map(({ url, cookie }) => open(url, cookie)))).toEqual([inside, inside])
    expect([(await rows('federation')).length, (await rows('session')).length]).toEqual([1, 2])
    expect(await mailsOf(portal)).toHaveLength(1)
  })

  it('one return opened twenty times at once opens one session', async () => {
    const { url, cookie } = await chosen(SYLVIE)
    const ways = await Promise.all(Array.from({ length: 20 }, () => open(url, cookie)))
    expect(ways.filter((way) => way === inside)).toHaveLength(1)
    expect(ways.filter((way) => way === refused('FRANCECONNECT_REFUS'))).toHaveLength(19)
    expect(await rows('session')).toHaveLength(1)
    expect(portal.calls.filter((path) => path.endsWith('/token'))).toHaveLength(1)
  })

  it('a return that has served opens nothing after a sign-out', async () => {
    const browser = portal.browser()
    const { url, cookie } = await chosen(SYLVIE, browser)
    expect(await browser.go(url.href)).toMatchObject({ status: 200 })
    expect((await send(portal, deconnexion, {}, { cookie: browser.header() })).statusCode).toBe(200)
    for (const present of [cookie, browser.header()])
      expect(await open(url, present)).toBe(refused('FRANCECONNECT_REFUS'))
    expect(await rows('session')).toEqual([])
  })

  it('a return that is led to in the browser of someone else opens nothing there, whatever that browser has begun', async () => {
    const { url } = await chosen(SYLVIE)
    const victim = portal.browser()
    await victim.go(franceconnectPaths.connexion)
    expect(victim.cookies.has('__Host-franceconnect')).toBe(true)
    expect(await open(url, victim.header())).toBe(refused('FRANCECONNECT_REFUS'))
    // With its own state and the code of the other, the provider has the last word: the nonce is not that one's.
    const own = await chosen(MARIE, victim)
    own.url.searchParams.set('code', url.searchParams.get('code') ?? '')
    expect(await open(own.url, own.cookie)).toBe(refused('FRANCECONNECT_REFUS'))
    expect(await rows('session')).toEqual([])
  })
})
