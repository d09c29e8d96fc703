import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

/** A span as OTLP carries it in JSON. */
interface Received {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly Attribute[]
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly Received[] }[]
  }[]
}

export const valuesOf = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A server that receives traces by OTLP over HTTP, and keeps them as they came. */
export const openCollector = async () => {
  const came: { readonly url: string | undefined; readonly secret: unknown; readonly body: string }[] = []
  const server = createServer(async (request, response) => {
    came.push({ url: request.url, secret: request.headers['x-cle'], body: await text(request) })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const resources = () => came.flatMap(({ body }) => (JSON.parse(body) as Batch).resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came,
    resources,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => new Promise((done) => void server.close(done)),
  }
}
