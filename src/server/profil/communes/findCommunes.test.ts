import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { communesFinder } from './findCommunes.ts'

/** What hangs is left after this; what answers on a busy machine is not. */
const LIMIT_MS = 3000

let server: Server
let answer: RequestListener
let asked: string[]
let now: number

beforeEach(async () => {
  asked = []
  now = Date.parse('2026-11-20T09:00:00Z')
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const finder = () => {
  const { port } = server.address() as AddressInfo
  const urlCommunes = `http://127.0.0.1:${port}/communes?codePostal={codePostal}&fields=nom`
  return communesFinder({ urlCommunes, elapsed: () => now }, LIMIT_MS)
}
const json = (body: unknown) => {
  answer = (_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

const record = (nom_de_la_commune: string, code_postal = '75001') => ({ nom_de_la_commune, code_postal })

it.each([
  [
    'geo.api.gouv.fr',
    [
      { nom: 'Ville B', code: '1' },
      { nom: 'Ville A', code: '2' },
    ],
  ],
  ['the postal service', { total: 3, results: [record('Ville B'), record('Ville A'), record('Ville B')] }],
  [
    'its former address',
    {
      nhits: 3,
      records: [record('Ville A'), record('Ville B'), record('Autre', '75002')].map((fields) => ({ fields })),
    },
  ],
])('reads the answer of %s', async (_, body) => {
  json(body)
  expect(await finder()('75001')).toEqual(['Ville A', 'Ville B'])
  expect(asked).toEqual(['/communes?codePostal=75001&fields=nom'])
})

it('asks once a day for a postal code', async () => {
  json([{ nom: 'Ville' }])
  const find = finder()
  await find('75001')
  await find('75001')
  expect(asked).toHaveLength(1)
  now += 25 * 3_600_000
  await find('75001')
  expect(asked).toHaveLength(2)
})

it.each<[string, RequestListener]>([
  ['hangs', () => undefined],
  ['fails', (_, response) => response.writeHead(503).end()],
  ['answers HTML', (_, response) => response.setHeader('content-type', 'text/html').end('<html>')],
  ['answers another shape', (_, response) => response.end('{"communes":[]}')],
  ['sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['hangs up', (request) => request.socket.destroy()],
])(
  'falls back on the embedded list when the service %s, and leaves it alone for a minute',
  async (_, fault) => {
    answer = fault
    const find = finder()
    expect(await find('75001')).toEqual(['Paris'])
    expect(await find('13001')).toEqual(['Marseille'])
    expect(asked).toHaveLength(1)
    now += 60_001
    json([{ nom: 'Ville' }])
    expect(await find('75001')).toEqual(['Ville'])
  },
)

it('asks once for a postal code that many ask for at the same moment', async () => {
  json([{ nom: 'Ville' }])
  const find = finder()
  const found = await Promise.all(Array.from({ length: 30 }, () => find('75001')))
  expect(new Set(found.flat())).toEqual(new Set(['Ville']))
  expect(asked).toHaveLength(1)
})

it('asks twenty codes at once, and gives the embedded list beyond', async () => {
  const held: (() => void)[] = []
  answer = (_, response) => void held.push(() => response.end('[{"nom":"Ville"}]'))
  const find = finder()
  const first = Array.from({ length: 20 }, (_, rank) => find(String(1000 + rank).padStart(5, '0')))
  expect(await find('75001')).toEqual(['Paris'])
  await vi.waitFor(() => expect(held).toHaveLength(20), LIMIT_MS)
  for (const end of held) end()
  expect((await Promise.all(first)).flat()).toEqual(Array(20).fill('Ville'))
  json([{ nom: 'Ville' }])
  expect(await find('75001')).toEqual(['Ville'])
})

it('gives the embedded list to whoever may not have the service asked, and what is known already', async () => {
  json([{ nom: 'Ville' }])
  const find = finder()
  const never = () => false
  expect(await find('75001', never)).toEqual(['Paris'])
  expect(asked).toEqual([])
  await find('75001')
  expect(await find('75001', never)).toEqual(['Ville'])
})

it('reads no more of an answer than one may weigh', async () => {
  answer = (_, response) => response.end(`[{"nom":"Ville"}${' '.repeat(1_100_000)}]`)
  expect(await finder()('75001')).toEqual(['Paris'])
})
