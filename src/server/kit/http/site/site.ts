import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { failures } from '#contract/kit/failures.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { isAskedForByPerson } from '../errors.ts'
import { admitting } from '../safety/security.ts'
import { isApi, isFile, methodsOf, pagesIn, tidyPath } from './addresses.ts'
import { askerOf, inTurnOfAsker, type Asker } from './asking.ts'
import { isElsewhere, type Asking, type Drawing } from './drawnPages.ts'
import { bytesFor, type ReadyPage } from './readyPage.ts'

const YEAR_S = 31_536_000

/** Said of what a browser opens as a page; scripts, sheets and fonts only answer for their type and their origin. */
const HEADERS_OF_PAGES = [
  'content-security-policy',
  'reporting-endpoints',
  'cross-origin-opener-policy',
  'permissions-policy',
]

/** A visitor who asks for nothing of their own is sent what all are sent. */
const isAnyone = ({ asking: { rights, ended, closed, search } }: Asker) =>
  !rights && ended === undefined && !closed && search === ''

/** Sends a page that was drawn: a page of one person is kept nowhere. */
const sendDrawn = async (
  page: ReadyPage,
  drawing: Drawing,
  { request, reply, shared }: { request: FastifyRequest; reply: FastifyReply; shared: boolean },
): Promise<void> => {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', admitting(policy, drawing))
    // Without an address of the referrer, browsers do not say which site a form was sent from.
    .header('referrer-policy', 'same-origin')
    .header('cache-control', shared ? 'no-cache' : 'no-store')
    .header('vary', 'Cookie, Accept-Encoding')
  if (shared) void reply.header('etag', page.etag)
  if (shared && page.status === 200 && request.headers['if-none-match'] === page.etag)
    void reply.code(304).send()
  else void reply.send(await bytesFor(page, request, reply))
}

/** Says that a page could not be drawn, under the number that the log has. */
const sendFailure = (error: unknown, drawing: Drawing, request: FastifyRequest, reply: FastifyReply) => {
  const numero = randomBytes(4).toString('hex')
  request.log.error({ err: error, numero }, 'page not drawn')
  return sendDrawn(drawing.failure(numero), drawing, { request, reply, shared: false })
}

/** Draws and sends a page other than the one that was asked for, with what it must say; without a drawing, leads there. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  instead: Pick<Asking, 'path' | 'search' | 'refusee'>,
) => Promise<FastifyReply>

/** What sends pages in the place of others. */
export const pageSender =
  (app: FastifyInstance, services: Services, drawing?: Drawing): SendPage =>
  async (request, reply, instead) => {
    const asker = drawing && (await askerOf(app, services, request))
    const sent = await inTurnOfAsker(services, request, async () => {
      const page = asker && (await drawing.own({ ...asker.asking, ...instead }, asker.read))
      if (page && isElsewhere(page)) return { to: page.to }
      if (page) await sendDrawn(page, drawing, { request, reply, shared: false })
      return page && {}
    })
    if (sent && !('to' in sent)) return reply
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('location', sent?.to ?? instead.path)
      .send()
  }

/** Serves the built portal, and for every address that is not a file nor a call its page, drawn where it can be. */
export const setUpSite = async (
  app: FastifyInstance,
  dist: string,
  services: Services,
  drawing?: Drawing,
) => {
  const pages = pagesIn(dist)
  /** Whether a page was sent, which the application alone would open otherwise. */
  const draw = async (to: Drawing, request: FastifyRequest, reply: FastifyReply) => {
    const asker = await askerOf(app, services, request)
    if (!asker) return false
    const shared = isAnyone(asker)
    const { path } = asker.asking
    const send = async (page: Awaited<ReturnType<Drawing['own']>>) => {
      if (!page) return false
      if (isElsewhere(page)) void reply.header('cache-control', 'no-store').redirect(page.to)
      else await sendDrawn(page, to, { request, reply, shared })
      return true
    }
    if (shared && pages.isAddress(path)) return send(await to.shared(path))
    return inTurnOfAsker(services, request, async () =>
      send(await (shared && !pages.has(path) ? to.shared(path, true) : to.own(asker.asking, asker.read))),
    )
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (drawing)
      try {
        if (await draw(drawing, request, reply)) return reply
      } catch (error) {
        await sendFailure(error, drawing, request, reply)
        return reply
      }
    const [path = ''] = request.url.split('?', 1)
    return reply.code(pages.has(path) ? 200 : 404).sendFile('index.html')
  }
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    // What the build keeps for itself.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const immutable = path.includes(join(dist, 'assets'))
      if (/\.(?:js|css|woff2)(?:\.br|\.gz)?$/.test(path))
        for (const name of HEADERS_OF_PAGES) void reply.removeHeader(name)
      void reply.header('cache-control', immutable ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    },
  })

  app.get('/', sendPage)

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const tidy = tidyPath(path)
    if (isApi(tidy ?? path)) {
      const allowed = methodsOf(path).filter((method) => method !== request.method)
      const { status, erreurCode } = allowed.length > 0 ? failures.methodeRefusee : failures.introuvable
      if (allowed.length > 0) void reply.header('allow', allowed.join(', '))
      return reply.code(status).header('cache-control', 'no-store').send({ erreurCode })
    }
    const isRead = ['GET', 'HEAD'].includes(request.method)
    if (isRead && tidy !== undefined)
      return reply.header('cache-control', 'no-store').redirect(tidy + request.url.slice(path.length), 308)
    if (isRead && (!isFile(path) || isAskedForByPerson(request))) return sendPage(request, reply)
    return reply.code(404).send({ erreurCode: failures.introuvable.erreurCode })
  })
}
