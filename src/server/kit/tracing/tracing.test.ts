import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import type { CourrielRow } from '../mail/courriels.ts'
import { openCollector, valuesOf } from './testing/collector.ts'
import { openTracing } from './tracing.ts'

const NIR = '269057505601260'
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const BEFORE = `00-${TRACE}-b7ad6b7169203331-01`

let collector: Awaited<ReturnType<typeof openCollector>>
beforeEach(async () => {
  collector = await openCollector()
})
afterEach(() => collector.close())

const open = (changes: Record<string, string> = {}) => {
  const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ...changes })
  if (!traces) throw new Error('No traces')
  return openTracing(traces)
}

const openOutside = async () => {
  const taken: unknown[] = []
  const server = createServer((request, response) => {
    taken.push(request.headers['traceparent'])
    response.writeHead(503).end('absent')
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, taken, close: () => new Promise((done) => void server.close(done)) }
}

const summary = (name: string) => {
  const span = collector.spans().find((one) => one.name === name)
  return { ...span, attributes: valuesOf(span?.attributes) }
}

it.each(databases)(
  'a request continues its trace, with its queries and calls, and nothing of anyone: %s',
  async (database) => {
    const tracing = open({
      OTEL_EXPORTER_OTLP_HEADERS: 'x-cle=tr%C3%A8s%20secret',
      OTEL_SERVICE_NAME: 'essai',
    })
    const store = await openTestStore(database, tracing.queried)
    const outside = await openOutside()
    const app = fastify()
    tracing.watch(app)
    app.post('/personne/:nir', async ({ body }) => {
      const { nir } = body as { nir: string }
      await store.db.selectFrom('compte').select('id').where('identifiant', 'in', [nir, 'x']).execute()
      await store.db
        .insertInto('session')
        .values({} as never)
        .execute()
        .catch(() => undefined)
      const answer = await fetch(`http://${outside.host}/${nir}?jeton=${nir}`)
      return answer.text()
    })
    await store.db.selectFrom('compte').select('id').execute()
    await app.inject({
      method: 'POST',
      url: `/personne/${NIR}?x=${NIR}`,
      payload: { nir: NIR },
      headers: { traceparent: BEFORE },
    })
    await app.close()
    await store.close()
    await outside.close()
    await tracing.close()
    const request = summary('POST /personne/:nir')
    expect(request).toMatchObject({
      traceId: TRACE,
      parentSpanId: 'b7ad6b7169203331',
      attributes: {
        'http.route': '/personne/:nir',
        'http.response.status_code': 200,
        'espaceagent.requete': expect.any(String),
      },
    })
    const query = summary('select compte')
    expect(query).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId })
    expect(query.attributes['db.query.text']).toMatch(
      /^select "id" from "compte" where "identifiant" in \((?:\?|\$1), …\)$/,
    )
    expect(summary('insert session')).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': expect.any(String) },
    })
    const call = summary(`GET ${outside.host}`)
    expect(call).toMatchObject({
      parentSpanId: request.spanId,
      status: { code: 2 },
      attributes: { 'server.address': outside.host, 'http.response.status_code': 503 },
    })
    expect(outside.taken).toEqual([`00-${TRACE}-${call.spanId}-01`])
    expect(collector.spans()).toHaveLength(4)
    expect(JSON.stringify(collector.came)).not.toContain(NIR)
    expect(collector.came[0]).toMatchObject({ url: '/v1/traces', secret: expect.stringContaining('secret') })
    expect(valuesOf(collector.resources()[0]?.resource.attributes)['service.name']).toBe('essai')
  },
)

it('a mail is a trace of its own, by its kind, and says why it did not leave', async () => {
  const tracing = open()
  const courriel = { genre: 'motdepasse', destinataire: 'camille@exemple.fr', sujet: 'Moreau' } as CourrielRow
  await tracing.carrying(async () => ({ outcome: 'envoye' }))(courriel, new Date(0))
  await tracing.carrying(async () => ({ outcome: 'injoignable', code: 'ECONNECTION' }))(courriel, new Date(0))
  await tracing.close()
  expect(collector.spans().map(({ status, attributes }) => [status.code, valuesOf(attributes)])).toEqual([
    [0, { 'espaceagent.courriel.genre': 'motdepasse' }],
    [2, { 'espaceagent.courriel.genre': 'motdepasse', 'error.type': 'ECONNECTION' }],
  ])
  expect(JSON.stringify(collector.came)).not.toMatch(/camille|Moreau/)
})

it.each<[string, Record<string, string>, string | undefined, number]>([
  ['always_on', {}, undefined, 1],
  ['always_off', {}, BEFORE, 0],
  ['traceidratio', { OTEL_TRACES_SAMPLER_ARG: '0' }, BEFORE, 0],
  ['traceidratio', { OTEL_TRACES_SAMPLER_ARG: '1' }, undefined, 1],
  ['parentbased_always_off', {}, undefined, 0],
  ['parentbased_always_off', {}, BEFORE, 1],
  ['parentbased_traceidratio', { OTEL_TRACES_SAMPLER_ARG: '0' }, BEFORE, 1],
  ['parentbased_always_on', {}, BEFORE.replace(/01$/, '00'), 0],
])(
  'the sampler %s, %o, keeps of a request that comes with %s: %d',
  async (sampler, more, traceparent, kept) => {
    const tracing = open({ OTEL_TRACES_SAMPLER: sampler, ...more })
    const app = fastify()
    tracing.watch(app)
    app.get('/', async () => '')
    await app.inject({ url: '/', headers: traceparent === undefined ? {} : { traceparent } })
    await app.close()
    await tracing.close()
    expect(collector.spans()).toHaveLength(kept)
  },
)

it('goes nowhere without an address, and refuses settings that it cannot follow, without repeating secrets', () => {
  expect(readConfig({}).traces).toBeUndefined()
  expect(readConfig({ OTEL_SERVICE_NAME: 'x' }).traces).toBeUndefined()
  expect(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_SDK_DISABLED: 'true' }).traces,
  ).toBeUndefined()
  const exact = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://x.fr/ici',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://y',
  }
  expect(readConfig(exact).traces?.url).toBe('https://x.fr/ici')
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'tres-secret' })).toThrow(
    /^OTEL_EXPORTER_OTLP_ENDPOINT doit(?!.*secret)/,
  )
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'cle=%E0%A4%A' })).toThrow(
    /^OTEL_EXPORTER_OTLP_HEADERS doit/,
  )
  expect(() => readConfig({ OTEL_TRACES_SAMPLER: 'parfois' })).toThrow(
    'OTEL_TRACES_SAMPLER doit être l’un de always_on',
  )
  expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '1.5' })).toThrow('OTEL_TRACES_SAMPLER_ARG doit')
})
