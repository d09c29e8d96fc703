import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { failures } from '#contract/kit/failures.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { mayBeSignedIn } from './cookies.ts'
import type { Drawing, ReadyPage } from './drawnPages.ts'
import { admitting } from './security.ts'

const YEAR_S = 31_536_000

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
const known = calls
  .filter((call) => !call.later)
  .map((call) => ({ method: call.method, pattern: pattern(call.path) }))
const methodsOf = (path: string) => known.filter((call) => call.pattern.test(path)).map((call) => call.method)

const isApi = (path: string) => /^\/(api|appconf|mesap\/mesap-api)(\/|$)/.test(path)
const isFile = (path: string) => /\.\w+$/.test(path)

const encodings = { br: 'br', gzip: 'gzip' } as const

const bytesFor = (page: ReadyPage, request: FastifyRequest, reply: FastifyReply): Buffer => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = Object.values(encodings).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  if (!encoding) return page.plain
  void reply.header('content-encoding', encoding)
  return page[encoding]
}

const sendDrawn = (page: ReadyPage, drawing: Drawing, request: FastifyRequest, reply: FastifyReply) => {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', admitting(policy, drawing))
    .header('cache-control', 'no-cache')
    .header('vary', 'Cookie, Accept-Encoding')
    .header('etag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  return reply.send(bytesFor(page, request, reply))
}

/** Written by the build; without it, whatever is not a file nor a call is taken for a page. */
const ADDRESSES = 'adresses.json'

/** Whether the portal has a page at a path, as its router reads it: any case, with or without a final slash. */
const pagesIn = (dist: string): ((path: string) => boolean) => {
  const file = join(dist, ADDRESSES)
  if (!existsSync(file)) return () => true
  const addresses = JSON.parse(readFileSync(file, 'utf8')) as string[]
  const patterns = addresses.map((address) => new RegExp(pattern(address).source, 'i'))
  return (path) => path === '/' || patterns.some((one) => one.test(path.replace(/\/+$/, '')))
}

/** Serves the built portal, and for every address that is not a file nor a call its page: drawn for visitors. */
export const setUpSite = async (app: FastifyInstance, dist: string, config: Config, drawing?: Drawing) => {
  const isPage = pagesIn(dist)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', ...parameters] = request.url.split('?')
    // What an address brings, and what a session shows, is for the application.
    if (drawing && parameters.length === 0 && !mayBeSignedIn(request, config))
      try {
        const page = await drawing.pageAt(path)
        if (page) return sendDrawn(page, drawing, request, reply)
      } catch (error) {
        request.log.error({ err: error }, 'page not drawn')
        void reply.code(500)
      }
    return reply.code(isPage(path) ? reply.statusCode : 404).sendFile('index.html')
  }
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes(join(dist, 'assets'))
      void reply.header('cache-control', immutable ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    },
  })

  app.get('/', sendPage)

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (isApi(path)) {
      const allowed = methodsOf(path).filter((method) => method !== request.method)
      const { status, erreurCode } = allowed.length > 0 ? failures.methodeRefusee : failures.introuvable
      if (allowed.length > 0) void reply.header('allow', allowed.join(', '))
      return reply.code(status).header('cache-control', 'no-store').send({ erreurCode })
    }
    if (['GET', 'HEAD'].includes(request.method) && !isFile(path)) return sendPage(request, reply)
    return reply.code(404).send({ erreurCode: failures.introuvable.erreurCode })
  })
}
