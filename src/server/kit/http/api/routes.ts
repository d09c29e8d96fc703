import type { FastifyInstance } from 'fastify'
import type { OpenApi } from '#contract/openapi.ts'
import { bytesFor, readyText, type ReadyPage } from '../site/readyPage.ts'
import { documentationPage } from './documentationPage.ts'

/** Where the API describes itself: to programs, and to people. */
export const apiPaths = { document: '/api/openapi.json', page: '/api/documentation' } as const

/** Drawn, written and packed at the first request: they weigh hundreds of kilobytes, and anyone may ask for them again and again. */
export const apiRoutes = (app: FastifyInstance, draw: () => OpenApi) => {
  const sends = (path: string, type: string, write: () => string) => {
    let page: ReadyPage | undefined
    app.get(path, async (request, reply) => {
      page ??= readyText(write())
      void reply.type(`${type}; charset=utf-8`).header('vary', 'Accept-Encoding')
      return reply.send(await bytesFor(page, request, reply))
    })
  }
  sends(apiPaths.document, 'application/json', () => JSON.stringify(draw()))
  sends(apiPaths.page, 'text/html', () => documentationPage(draw(), apiPaths.document))
}
