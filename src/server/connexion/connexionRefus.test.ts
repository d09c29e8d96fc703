import { codesConnexion, connexion } from '#contract/connexion/connexion.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'

describe.each(databases)('sign-in on %s', (database) => {
  let portal: TestApp
  const logged: unknown[][] = []

  beforeAll(async () => {
    portal = await testApp(database)
    portal.app.addHook('onRequest', async (request) => {
      vi.spyOn(request.log, 'info').mockImplementation((...told: unknown[]) => void logged.push(told))
    })
    await portal.addPerson(CAMILLE)
  })
  afterAll(() => portal.close())

  it('names the missing fields, and refuses unknown ones', async () => {
    const post = (payload: string) =>
      portal.app.inject({
        method: 'POST',
        url: connexion.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    const missing = await post('identifiant=1&secret=2&uuid=3')
    expect([missing.statusCode, missing.json().champs]).toEqual([400, ['code']])
    expect((await post('identifiant=1&secret=2&uuid=3&code=4&role=admin')).statusCode).toBe(400)
  })

  it('refuses a body of 1 MB, another type of body and a wrong method, each clearly', async () => {
    const url = connexion.path
    const huge = await portal.app.inject({
      method: 'POST',
      url,
      payload: { identifiant: 'x'.repeat(1_000_000) },
    })
    expect([huge.statusCode, huge.json()]).toEqual([413, { erreurCode: 'TROP_VOLUMINEUX' }])
    const text = await portal.app.inject({
      method: 'POST',
      url,
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    })
    expect(text.statusCode).toBe(400)
    const read = await portal.app.inject({ method: 'GET', url })
    expect([read.statusCode, read.headers.allow, read.json().erreurCode]).toEqual([
      405,
      'POST',
      'METHODE_REFUSEE',
    ])
  })

  it('refuses a write that another site makes', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await portal.tryToSignIn({ identifiant: CAMILLE }, { headers })).statusCode).toBe(403)
    const origin = { origin: 'https://ailleurs.example' }
    expect((await portal.tryToSignIn({ identifiant: CAMILLE }, { headers: origin })).statusCode).toBe(403)
  })

  it('logs one that it refuses by its code, and neither who it was for nor what was typed', async () => {
    logged.length = 0
    await portal.tryToSignIn({ identifiant: CAMILLE, secret: 'x' })
    expect(logged.filter(([, line]) => line === 'sign-in refused')).toEqual([
      [{ code: codesConnexion.echec }, 'sign-in refused'],
    ])
  })
})
