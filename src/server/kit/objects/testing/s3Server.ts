import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../s3Objects.ts'
import { isSigned } from './signature.ts'

/** An S3-compatible server, with an empty bucket in a folder of its own. */
export interface TestS3 {
  readonly settings: S3Settings
  readonly close: () => Promise<void>
}

const ADDRESS = '127.0.0.1'

/** Opens a real S3-compatible server on a free port. It checks accounts, not signatures: the proxy does. */
export const openS3 = async (): Promise<TestS3> => {
  const directory = mkdtempSync(join(tmpdir(), 'espace-agent-s3-'))
  const server = new S3rver({
    address: ADDRESS,
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'documents', configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: {
      url: `http://${ADDRESS}:${port}`,
      bucket: 'documents',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** What a faulty network does to one exchange. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void

/** Answers with a failure, as these services describe them. */
export const refuse =
  (status: number, code: string, type = 'application/xml'): Fault =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': type })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>AKIDEXEMPLE</Message></Error>`)

/** Between the portal and a server: passes on all that is rightly signed, except what a test spoils. */
export interface TestProxy {
  readonly settings: S3Settings
  /** Spoils the next exchanges, one each, in order. */
  readonly faults: Fault[]
  /** What was asked, in order. */
  readonly asked: { readonly method: string; readonly headers: IncomingMessage['headers'] }[]
  readonly close: () => Promise<void>
}

/** Passes a request on as it is, host included: its signature covers it. */
export const passOn = (url: string, from: IncomingMessage, answered: (answer: IncomingMessage) => void) => {
  const { hostname, port } = new URL(url)
  from.pipe(request({ hostname, port, method: from.method, path: from.url, headers: from.headers }, answered))
}

const listen = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, ADDRESS, () => done((server.address() as AddressInfo).port))
  })

/** Opens a proxy in front of a server, on a free port. */
export const openProxy = async ({ settings }: TestS3): Promise<TestProxy> => {
  const faults: Fault[] = []
  const asked: { method: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((from, to) => {
    asked.push({ method: from.method ?? '', headers: from.headers })
    const fault = isSigned(from, settings.secretAccessKey)
      ? faults.shift()
      : refuse(403, 'SignatureDoesNotMatch')
    if (fault) fault(from, to)
    else
      passOn(settings.url, from, (answer) => {
        to.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(to)
      })
  })
  const port = await listen(server)
  return {
    settings: { ...settings, url: `http://${ADDRESS}:${port}` },
    faults,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
