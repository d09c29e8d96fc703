import { calls } from '#contract/calls.ts'
import { connexion, verifiersession } from '#contract/connexion/connexion.ts'
import { changernir } from '#contract/connexion/identite.ts'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeProfil } from './kit/people/profils.ts'
import { controles } from '#testing/securite/controles.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, solvedCaptcha, testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const NOEL = '170129201203343'
const NOEL_NEW = '170129201204729'

/** What no schema expects, or what expects a text to be more than one. */
const JUNK: readonly string[] = [
  'null',
  '[]',
  '3',
  '{}',
  '{"a":{"b":[{}]}}',
  '{"identifiant":{},"secret":[],"code":null,"uuid":3}',
  `{"identifiant":"' or 1=1 --","secret":"\${7*7}","code":"../../etc/passwd","uuid":"%2e%2e"}`,
  '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  String.raw`{"texte":"\uD800","nir":"１２３","date":"2026-02-30","montant":1e308}`,
]

/** The same in an address, as it is written there. */
const JUNK_IN_ADDRESSES = ['', "' or 1=1 --", '%2e%2e%2f', '9e999', 'a%0d%0ab']

describe.each(databases)('the portal under attack, on %s', (database) => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp(database)
    await portal.addPerson(CAMILLE)
  })
  afterAll(() => portal.close())

  it('twenty changes of one identifier at once make one', async () => {
    const id = await portal.addPerson(NOEL, { nouveau_nir: NOEL_NEW })
    await changeProfil(portal.services.db, id, { courriel_principal: 'noel@example.org' })
    const cookie = await portal.signIn(NOEL)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(portal, changernir, {}, { cookie })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    const mails = (await mailsOf(portal)).filter(({ genre }) => genre === 'identifiantchange')
    expect(mails).toHaveLength(1)
    expect((await send(portal, verifiersession, {}, { cookie })).statusCode).toBe(401)
  })

  it('twenty sign-ins at once with one captcha are one', async () => {
    const { uuid, code } = await solvedCaptcha(portal)
    const form = new URLSearchParams({ identifiant: CAMILLE, secret: PASSWORD, uuid, code }).toString()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        portal.app.inject({
          method: 'POST',
          url: connexion.path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: form,
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('an address that nobody vouches for is not believed', async () => {
    const attempt = (from: string) =>
      portal.tryToSignIn({ identifiant: CAMILLE, secret: 'x' }, { headers: { 'x-forwarded-for': from } })
    const codes = []
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
      codes.push((await attempt(from)).json<{ code: number }>().code)
    expect(codes).toEqual([61, 61, 62, 64])
    await portal.services.db.deleteFrom('tentative').execute()
  })

  it('whatever is sent to a call is refused by name, never a fault of the server', async () => {
    const cookie = await portal.signIn(CAMILLE)
    const faults: string[] = []
    for (const call of calls.filter(({ method, later }) => method === 'POST' && !later))
      for (const junk of JUNK) {
        const answer = await portal.app.inject({
          method: 'POST',
          url: call.path.replaceAll(/:\w+/g, 'x'),
          headers: { cookie, 'content-type': 'application/json' },
          payload: junk,
        })
        if (answer.statusCode >= 500 && ![511, 544].includes(answer.statusCode))
          faults.push(`${call.path} ${junk} ${answer.statusCode}`)
      }
    expect(faults).toEqual([])
  })

  it('whatever an address asks of a call is refused by name, never a fault of the server', async () => {
    const cookie = await portal.signIn(CAMILLE)
    const faults: string[] = []
    for (const { method, path, query } of calls.filter((call) => call.method !== 'POST' && !call.later))
      for (const junk of JUNK_IN_ADDRESSES) {
        const names = ['inattendu', ...Object.keys(query?.properties ?? {})]
        for (const asked of [
          ...names.map((name) => `${name}=${junk}`),
          names.map((name) => `${name}=${junk}&${name}=1`).join('&'),
        ]) {
          const url = `${path.replaceAll(/:\w+/g, junk || 'x')}?${asked}`
          const { statusCode } = await portal.app.inject({ method, url, headers: { cookie } })
          if (statusCode >= 500 && ![511, 544].includes(statusCode)) faults.push(`${url} ${statusCode}`)
        }
      }
    expect(faults).toEqual([])
  })
})

it('a request to the base never holds a text that was put together', () => {
  const files = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(300)
  const having = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).map((file) => file.replaceAll('\\', '/'))
  expect(having(/sql\.raw\(\s*[^'"`\s]|sql\.raw\(\s*`[^`]*\$\{/)).toEqual([])
  // Words of the contract, written once as the module is loaded.
  expect(having(/sql\.lit(?:eral)?\(/)).toEqual(['src/server/kit/news/evenementsVus.ts'])
})

describe('the list of controls', () => {
  it('names tests that are there, for each of the forty-eight', () => {
    expect(controles.map(({ numero }) => numero)).toEqual(Array.from({ length: 48 }, (_, rank) => rank + 1))
    const proofs = controles.flatMap(({ preuves }) => preuves)
    // Words of a title that an `it.each` fills in are met in its lines.
    const isThere = ([file, words]: (typeof proofs)[number]) =>
      existsSync(file) && readFileSync(file, 'utf8').includes(words)
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
  })
})
