import { afterAll, beforeAll, expect, it } from 'vitest'
import { prouver } from '#contract/connexion/facteurs/facteurs.ts'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import {
  chooseAtProvider,
  franceConnectApp,
} from '#server/connexion/franceconnect/testing/franceConnectApp.ts'
import { SYLVIE, sylvieIdentity } from '#server/connexion/franceconnect/testing/sylvie.ts'
import { send } from '#testing/calls.ts'
import { PASSWORD } from '#testing/testApp.ts'

let portal: Awaited<ReturnType<typeof franceConnectApp>>
beforeAll(async () => {
  portal = await franceConnectApp()
  await portal.addPerson(SYLVIE, sylvieIdentity)
})
afterAll(() => portal.close())

/** What is bound to one host and to https by its name, unread by scripts, and sent by no other site but for a link. */
const KEPT =
  /^__Host-[a-z]+=[^;]*; HttpOnly; Path=\/; SameSite=(?:Lax|Strict);?(?: Max-Age=\d+;?)?(?: Secure)$/

it('every cookie is of this host alone, over https, and unread by scripts, but the one that says that a session is open', async () => {
  const browser = portal.browser()
  const returned = await chooseAtProvider(browser, SYLVIE)
  const back = await portal.app.inject({
    url: `${returned.pathname}${returned.search}`,
    headers: { cookie: browser.header() },
  })
  const cookie = await portal.signIn(SYLVIE)
  const answers = [
    await portal.app.inject(franceconnectPaths.connexion),
    back,
    await portal.tryToSignIn({ identifiant: SYLVIE }),
    await send(portal, prouver, { body: { motDePasse: PASSWORD } }, { cookie }),
    await portal.app.inject(formulaires.captchaImage),
    await portal.app.inject({ method: 'POST', url: formulaires.deconnexion, headers: { cookie } }),
  ]
  const set = answers.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat())
  const names = new Set(set.map((one) => one.split('=', 1)[0]))
  expect([...names].toSorted()).toEqual([
    '__Host-captcha',
    '__Host-franceconnect',
    '__Host-navigateur',
    '__Host-session',
    '__Host-suite',
    PRESENCE_COOKIE,
  ])
  const presence = set.filter((one) => one.startsWith(`${PRESENCE_COOKIE}=`))
  for (const one of presence) expect(one).toMatch(/; Path=\/; SameSite=Lax; Secure(?:; Max-Age=0)?$/)
  expect(set.filter((one) => !presence.includes(one) && !KEPT.test(one))).toEqual([])
})
