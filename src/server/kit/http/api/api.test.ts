import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { apiPaths } from './routes.ts'

const CAMILLE = '269057505601260'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp('SQLite')
  await portal.addPerson(CAMILLE)
})
afterAll(() => portal.close())

it('is enough for a program that knows nothing else to make its calls', async () => {
  const { server } = portal.app
  await portal.app.ready()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const definition = (await portal.app.inject(apiPaths.document)).json()
  const api = new OpenAPIClientAxios({
    definition,
    withServer: { url: `http://localhost:${port}` },
    axiosConfigDefaults: { validateStatus: () => true },
  })
  const client = await api.init()
  const pays = await client['getListerpays']?.()
  expect(pays?.data.listePays.length).toBeGreaterThan(100)
  const refused = await client['getPriveProfil']?.()
  expect([refused?.status, refused?.data.erreurCode]).toEqual([401, '68'])
  const cookie = await portal.signIn(CAMILLE)
  const mine = await client['getPriveProfil']?.(undefined, undefined, { headers: { cookie } })
  expect(mine?.status).toBe(200)
})

it('is read by people as a page, each call with what it is for', async () => {
  const { headers, body } = await portal.app.inject(apiPaths.page)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const { paths } = (await portal.app.inject(apiPaths.document)).json()
  for (const path of Object.keys(paths)) expect(body).toContain(`${path}</code>`)
  expect(body).not.toContain('undefined')
})

it('goes packed to who reads it so, whole', async () => {
  for (const path of Object.values(apiPaths)) {
    const plain = await portal.app.inject(path)
    const packed = await portal.app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload)
  }
})
