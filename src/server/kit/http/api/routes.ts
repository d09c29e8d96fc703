import type { FastifyInstance } from 'fastify'
import type { OpenApi } from '#contract/kit/openapi.ts'
import { documentationPage } from './documentationPage.ts'

/** Where the API describes itself: to programs, and to people. */
export const apiPaths = { document: '/api/openapi.json', page: '/api/documentation' } as const

export const apiRoutes = (app: FastifyInstance, document: OpenApi) => {
  let page: string | undefined
  app.get(apiPaths.document, () => document)
  app.get(apiPaths.page, (_, reply) => {
    page ??= documentationPage(document, apiPaths.document)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
