import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request as the receiver took it. */
interface Received {
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Opens a management system on a free port. It answers with `answers` in turn, then 201; 0 says nothing at all. */
export const openReceiver = async () => {
  const received: Received[] = []
  const answers: number[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', method = '', headers } = request
    received.push({ path: url, method, headers, body: await buffer(request) })
    const status = answers.shift() ?? 201
    if (status !== 0) response.writeHead(status, { location: '/ailleurs' }).end('Reçu')
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    received,
    answers,
    settings: { url: `http://127.0.0.1:${port}/demandes`, jeton: 'jeton-secret' },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
