import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { failures } from '#contract/kit/failures.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
const known = calls
  .filter((call) => !call.later)
  .map((call) => ({ method: call.method, pattern: pattern(call.path) }))
const methodsOf = (path: string) => known.filter((call) => call.pattern.test(path)).map((call) => call.method)

const isApi = (path: string) => /^\/(api|appconf|mesap\/mesap-api)(\/|$)/.test(path)
const isFile = (path: string) => /\.\w+$/.test(path)

/** Serves the built portal, and its one page for every address that is not a file nor a call. */
export const setUpSite = async (app: FastifyInstance, dist: string) => {
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

  app.get('/', (_, reply) => reply.sendFile('index.html'))

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (isApi(path)) {
      const allowed = methodsOf(path).filter((method) => method !== request.method)
      const { status, erreurCode } = allowed.length > 0 ? failures.methodeRefusee : failures.introuvable
      if (allowed.length > 0) void reply.header('allow', allowed.join(', '))
      return reply.code(status).header('cache-control', 'no-store').send({ erreurCode })
    }
    if (['GET', 'HEAD'].includes(request.method) && !isFile(path)) return reply.sendFile('index.html')
    return reply.code(404).send({ erreurCode: failures.introuvable.erreurCode })
  })
}
