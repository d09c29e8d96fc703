/** HTTP: routes made of the calls of the contract, sessions, bodies, errors, headers of security and the site. */

import {
  failureStatusesOf,
  type AnswerOf,
  type Call,
  type InputOf,
  type SuccessOf,
} from '#contract/kit/call.ts'
import { failureSchema } from '#contract/kit/failures.ts'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify'
import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import type { OpenSession } from '../session/sessions.ts'
import { noteAct, noteRefusal, objectOf, requireFewActs } from './noteAct.ts'
import { requireSession } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    produces?: string
  }
  interface FastifyRequest {
    ouverte: OpenSession | null
  }
}

/** What a handler is given beside the input of its call. */
export interface Context<C extends Call> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The session; only for calls that need one. */
  readonly session: C['access'] extends 'connecte' ? OpenSession : undefined
}

export type Handler<C extends Call> = (input: InputOf<C>, context: Context<C>) => Promise<AnswerOf<C>>

const closedSchemas = new WeakMap<object, object>()

/** The same object each time: what is compiled of it is kept. */
const closed = (schema: object | undefined) => {
  if (!schema) return schema
  const one = closedSchemas.get(schema) ?? { ...schema, additionalProperties: false }
  closedSchemas.set(schema, one)
  return one
}

const schemaOf = (call: Call): FastifySchema => ({
  ...(call.query && { querystring: closed(call.query) }),
  ...(call.params && { params: closed(call.params) }),
  ...(call.body && { body: closed(call.body) }),
  response: {
    ...(call.produces === undefined && call.method !== 'HEAD' && { 200: call.success }),
    ...(call.partial && { 344: call.partial }),
    ...Object.fromEntries(failureStatusesOf(call).map((status) => [status, failureSchema])),
  },
})

const inputOf = <C extends Call>(call: C, request: FastifyRequest): InputOf<C> =>
  ({
    ...(call.query && { query: request.query }),
    ...(call.params && { params: request.params }),
    ...(call.body && { body: request.body }),
  }) as InputOf<C>

const optionsOf = (call: Call, services: Services): RouteShorthandOptions => ({
  schema: schemaOf(call),
  config: call.produces === undefined ? {} : { produces: call.produces },
  exposeHeadRoute: false,
  // Before the shape of the request is looked at: a stranger learns nothing of it.
  onRequest: async (request) => {
    if (!call.evenClosed && (await services.published()).maintenance) throw new Refusal('maintenance')
    if (call.access === 'connecte') request.ouverte = await requireSession(call, services, request)
  },
  // A body may be fifteen seconds in coming: the session may have ended meanwhile, and its account changed hands.
  ...(call.access === 'connecte' &&
    call.body && {
      preHandler: async (request) => {
        request.ouverte = await requireSession(call, services, request)
      },
    }),
})

/** Does what a call is for, and keeps it in the journal of acts where the call says so, done or refused. */
const noted = async <T>(
  services: Services,
  { acte }: Call,
  request: FastifyRequest,
  input: unknown,
  act: () => Promise<T>,
): Promise<T> => {
  if (acte === undefined) return act()
  await requireFewActs(services, request, acte)
  const objet = objectOf(input)
  try {
    const done = await act()
    await noteAct(services, request, acte, { objet })
    return done
  } catch (error) {
    if (error instanceof Refusal)
      await noteRefusal(services, request, acte, { objet, refus: error.body.erreurCode })
    throw error
  }
}

/** Puts a call of the contract on the application: its path, guards and schemas come from the contract. */
export const answer = <C extends Call>(
  app: FastifyInstance,
  services: Services,
  call: C,
  handler: Handler<C>,
) =>
  app.route({
    method: call.method,
    url: call.path,
    ...optionsOf(call, services),
    handler: async (request, reply) => {
      const session = request.ouverte ?? undefined
      const input = inputOf(call, request)
      const answered = await noted(services, call, request, input, () =>
        handler(input, { request, reply, session } as Context<C>),
      )
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
      return reply
        .code(answered.status)
        .headers('headers' in answered ? (answered.headers ?? {}) : {})
        .send(call.method === 'HEAD' ? undefined : answered.body)
    },
  })

/** What a handler gives where a call only succeeds or throws: the body, or nothing when it is empty. */
type Given<C extends Call> = keyof SuccessOf<C> extends never ? void : SuccessOf<C>

/** The same for a call that only succeeds, or throws a Refusal. */
export const give = <C extends Call>(
  app: FastifyInstance,
  services: Services,
  call: C,
  handler: (input: InputOf<C>, context: Context<C>) => Promise<Given<C>>,
) =>
  answer(app, services, call, async (input, context) => ({
    status: 200,
    body: ((await handler(input, context)) ?? {}) as SuccessOf<C>,
  }))

/** Value of `content-disposition` (RFC 6266): an ASCII name for old readers, the real one beside it. */
export const disposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.normalize('NFD').replaceAll(/[^\w.-]/g, '_')
  const real = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${real}`
}
