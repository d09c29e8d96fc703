import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { REPORTS_PATH } from './reports.ts'

const secret = 'https://agent.example/accueilnonconnecte?validationMail=ABCDEF'

describe.each(databases)('reports of browsers on %s', (database) => {
  let portal: TestApp
  const said: unknown[] = []
  beforeAll(async () => {
    portal = await testApp(database)
    portal.app.addHook('onRequest', async (request) => {
      vi.spyOn(request.log, 'warn').mockImplementation((...given: unknown[]) => void said.push(given[0]))
    })
  })
  afterAll(() => portal.close())
  const send = (type: string, payload: unknown) =>
    portal.app.inject({
      method: 'POST',
      url: REPORTS_PATH,
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    })

  it('are logged in both forms, without what an address asks', async () => {
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://mal.example/a.js?x=1',
      documentURL: secret,
    }
    expect((await send('application/reports+json', [{ type: 'csp-violation', body }])).statusCode).toBe(204)
    const former = { 'effective-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': secret }
    expect((await send('application/csp-report', { 'csp-report': former })).statusCode).toBe(204)
    expect(said).toEqual([
      {
        directive: 'script-src-elem',
        bloque: 'https://mal.example/a.js',
        page: 'https://agent.example/accueilnonconnecte',
      },
      { directive: 'img-src', bloque: 'inline', page: 'https://agent.example/accueilnonconnecte' },
    ])
  })

  it('of one network beyond the limit of the hour are left, and nothing is written of them', async () => {
    said.length = 0
    const { config, db } = portal.services
    const most = config.limites.demandes
    for (let time = 0; time < most + 5; time += 1)
      await send('application/csp-report', { 'csp-report': { 'effective-directive': 'img-src' } })
    expect(said.length).toBeLessThan(most)
    expect(await db.selectFrom('tentative').selectAll().execute()).toEqual([])
  })

  it('that are not reports change nothing', async () => {
    for (const payload of [null, [], 'x', [{ body: 3 }], { 'csp-report': null }])
      expect((await send('application/reports+json', payload)).statusCode).toBe(204)
    expect((await send('application/reports+json', '{')).statusCode).toBe(204)
  })
})
