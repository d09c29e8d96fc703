import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { listerpays } from '#contract/profil/adresse.ts'
import { calls } from '#contract/calls.ts'
import { telechargements } from '#contract/documents/document.ts'
import { pageKeys, privateContents, publicContents } from '#contract/contenu/contenu.ts'
import { services as allServices } from '#contract/kit/services.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const answered = calls.filter((call) => !call.later)
const privateCalls = answered.filter((call) => call.access === 'connecte')
/** What everyone signed in may ask for: their session, their profile, their home, contents, and what each service checks by itself. */
const FOR_ALL =
  /^\/api\/prive\/(?:recuperercontenucomplet|listerquestion|verifiersession|verify-session|deconnexion|initialiserhabilitation|securite|accueilconnecte|lireevenements?|nonlireevenements|prochainesetapes|reperes|notifications|rechercher|(?:verifiercompteur)?demandeenvoimail|(?:deposer|retirer)piece|(?:recuperer|verifier)iban|changernir|profil)(?:\/|$)/

const named = (list: typeof calls) => list.map((call) => [`${call.method} ${call.path}`, call] as const)

describe.each(databases)('the whole application, on %s', (database) => {
  let portal: TestApp
  let cookie: string
  let none: string
  let without: { readonly id: string; readonly cookie: string }

  beforeAll(async () => {
    portal = await testApp(database)
    await portal.addPerson(CAMILLE)
    await portal.addPerson('163115935007107', { granted: [] })
    cookie = await portal.signIn(CAMILLE)
    none = await portal.signIn('163115935007107')
    const id = await portal.addPerson('265055935006362')
    without = { id, cookie: await portal.signIn('265055935006362') }
  })
  afterAll(() => portal.close())

  it.each(named(privateCalls))('%s refuses a stranger before looking at the request', async (_, call) => {
    const answer = await portal.app.inject({ method: call.method, url: call.path })
    expect(answer.statusCode).toBe(401)
  })

  it.each(named(privateCalls.filter((call) => call.service)))('%s needs its service', async (_, call) => {
    const answer = await portal.app.inject({ method: call.method, url: call.path, headers: { cookie: none } })
    expect(answer.statusCode).toBe(403)
  })

  it('what is not for everyone needs its service', () => {
    const open = privateCalls.filter(({ service, path }) => service === undefined && !FOR_ALL.test(path))
    expect(open.map(({ path }) => path)).toEqual([])
  })

  it.each(named(answered))('%s sends the security headers', async (_, call) => {
    const { headers } = await portal.app.inject({ method: call.method, url: call.path })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': call === listerpays ? 'public, max-age=86400' : 'no-store',
    })
  })

  it('describes every call in its OpenAPI document, those to come marked', async () => {
    const { paths } = (await portal.app.inject('/api/openapi.json')).json()
    for (const call of calls) {
      const operation = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
      expect(operation?.summary).toBe(call.resume)
      expect(operation['x-a-venir'] ?? false).toBe(call.later ?? false)
    }
  })

  it.each(allServices)('gates %s by its own flag, and nothing else by it', async (service) => {
    const others = allServices.filter((other) => other !== service)
    await portal.services.db
      .updateTable('compte')
      .set({ services: JSON.stringify(others) })
      .where('id', '=', without.id)
      .execute()
    const refused: (string | undefined)[] = []
    for (const { method, path, service: its } of privateCalls.filter((call) => call.service)) {
      const answer = await portal.app.inject({ method, url: path, headers: { cookie: without.cookie } })
      if (answer.statusCode === 403) refused.push(its)
    }
    const its = privateCalls.filter((call) => call.service === service)
    expect(refused).toEqual(its.map(() => service))
  })

  it.each(publicContents)('has the public content %s', async (nomPage) => {
    const answer = await portal.app.inject(`/api/public/recuperercontenucomplet/v1/${nomPage}`)
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json().contenu.paragraphe)).not.toEqual([])
  })

  it('answers for each of the 21 page keys, and not for an unknown one', async () => {
    expect(pageKeys).toHaveLength(21)
    const ask = (id: string) =>
      portal.app.inject({ url: `/api/prive/recuperercontenucomplet/v1/${id}`, headers: { cookie } })
    for (const id of privateContents) expect((await ask(id)).statusCode).toBe(200)
    expect((await ask('inconnue')).statusCode).toBe(404)
  })

  it('gives the runtime configuration as a list of keys and values', async () => {
    const list = (await portal.app.inject('/appconf/app-configuration.json')).json()
    expect(list).toContainEqual({ cle: 'urlMesap', valeur: '/mesap' })
    expect(list).toContainEqual({ cle: 'bloquerCopierColler', valeur: 'true' })
  })

  it('serves the portal for its addresses, and a clear failure for unknown calls and files', async () => {
    for (const url of ['/', '/?message=X', '/retraite/simulateur/dynamique']) {
      const page = await portal.app.inject(url)
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(page.body).toContain('<title>Portail</title>')
    }
    const call = await portal.app.inject('/api/prive/rien/v1')
    expect([call.statusCode, call.json()]).toEqual([404, { erreurCode: 'INTROUVABLE' }])
    expect((await portal.app.inject('/assets/rien.js')).statusCode).toBe(404)
    expect((await portal.app.inject('/../package.json')).statusCode).toBe(404)
  })

  it('answers 404, with the page that says so, where the portal has no page', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'espace-agent-dist-'))
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Portail</title>')
    writeFileSync(join(dist, 'adresses.json'), '["/contact","/mesap/demande/:demandeId"]')
    const app = await createApp(portal.services, dist)
    for (const [url, status] of [
      ['/', 200],
      ['/contact', 200],
      ['/Contact/?message=X', 200],
      ['/mesap/demande/12', 200],
      ['/mesap/demande', 404],
      ['/mesap/demande/12/34', 404],
      ['/contact2', 404],
      ['/nulle/part', 404],
    ] as const) {
      const page = await app.inject(url)
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([
        url,
        status,
        'text/html; charset=utf-8',
      ])
      expect(page.body).toContain('<title>Portail</title>')
    }
    expect((await app.inject({ method: 'HEAD', url: '/nulle/part' })).statusCode).toBe(404)
    await app.close()
    rmSync(dist, { recursive: true })
  })

  it('answers an unreadable address plainly, with the security headers', async () => {
    const answer = await portal.app.inject('/%zz')
    expect([answer.statusCode, answer.json().erreurCode]).toEqual([400, 'REQUETE_MAL_FORMEE'])
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).not.toContain('zz')
  })

  it('hides what went wrong inside', async () => {
    const broken = await testApp(database)
    await broken.services.db.schema.dropTable('contenu').execute()
    const answer = await broken.app.inject('/api/public/accueilnonconnecte/v1')
    expect([answer.statusCode, answer.json()]).toEqual([500, { erreurCode: 'ERREUR_TECHNIQUE' }])
    await broken.close()
  })

  it('hides what went wrong inside from who opens a document in a tab too', async () => {
    const broken = await testApp(database)
    await broken.addPerson(CAMILLE)
    const headers = { cookie: await broken.signIn(CAMILLE), accept: 'text/html' }
    await broken.services.db.schema.alterTable('document').renameTo('ailleurs').execute()
    const url = `${telechargements.remuneration.path}?documentUuid=${randomUUID()}`
    const { statusCode, body } = await broken.app.inject({ url, headers })
    expect([statusCode, body]).toEqual([500, expect.stringContaining('Numéro à citer')])
    expect(body).not.toMatch(/Error|\.ts\b|table|relation|sqlite|postgres/i)
    await broken.close()
  })
})
