/** Traces: what each request asked of the database and of outside services, and for how long, for OpenTelemetry. */

import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import type { Deliver } from '../mail/sending/Delivery.ts'
import { tellFault } from '../faults/tellFault.ts'
import { followCalls } from './followCalls.ts'
import { openProvider } from './provider.ts'
import type { TraceSettings } from './settings.ts'
import { statementShape } from './statementShape.ts'

export interface Tracing {
  /** A span for each answer of an application, by its route: addresses carry tokens. It continues a `traceparent`. */
  readonly watch: (app: FastifyInstance) => void
  /** A span for each query that a request, or a mail, made: the shape of its statement, and no parameter. */
  readonly queried: (event: LogEvent) => void
  /** The same delivery, a span for each mail: its kind, and never who it is for. */
  readonly carrying: (deliver: Deliver) => Deliver
  /** Sends what is kept, and stops. */
  readonly close: () => Promise<void>
}

const codeIn = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' || typeof code === 'number' ? String(code) : 'inconnu'
}

const failed = { code: SpanStatusCode.ERROR }

/** Follows what this process does, until it is closed. */
export const openTracing = (settings: TraceSettings): Tracing => {
  const provider = openProvider(settings)
  const tracer = provider.getTracer('espace-agent-public')
  const propagator = new W3CTraceContextPropagator()
  const active = new AsyncLocalStorage<Context>()
  const contexts = new WeakMap<FastifyRequest, Context>()
  const stopFollowing = followCalls({ tracer, propagator, parent: () => active.getStore() ?? ROOT_CONTEXT })

  const begin = (request: FastifyRequest): Context => {
    const route = request.routeOptions.url ?? 'autre'
    const around = active.getStore() ?? ROOT_CONTEXT
    const parent = propagator.extract(around, request.headers, defaultTextMapGetter)
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'espaceagent.requete': request.id,
    }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    const context = trace.setSpan(parent, span)
    contexts.set(request, context)
    return context
  }

  return {
    watch: (app) => {
      app.addHook('onRequest', (request, _, done) => active.run(begin(request), done))
      // A body that was read has left the request behind.
      app.addHook('preValidation', (request, _, done) =>
        active.run(contexts.get(request) ?? ROOT_CONTEXT, done),
      )
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT)
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus(failed)
        span?.end()
      })
    },
    queried: ({ level, query, queryDurationMillis, ...event }) => {
      const parent = active.getStore()
      if (!parent) return
      const { name, text } = statementShape(query.sql)
      const end = performance.timeOrigin + performance.now()
      const attributes = { 'db.query.text': text }
      const startTime = end - queryDurationMillis
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes }, parent)
      if (level === 'error')
        span.setStatus(failed).setAttribute('error.type', codeIn('error' in event ? event.error : undefined))
      span.end(end)
    },
    carrying: (deliver) => (courriel, now) => {
      const attributes = { 'espaceagent.courriel.genre': courriel.genre }
      const span = tracer.startSpan(
        'envoi d’un courriel',
        { kind: SpanKind.CLIENT, attributes },
        ROOT_CONTEXT,
      )
      return active.run(trace.setSpan(ROOT_CONTEXT, span), async () => {
        const told = await deliver(courriel, now)
        if (told.outcome !== 'envoye')
          span.setStatus(failed).setAttribute('error.type', told.code ?? told.outcome)
        span.end()
        return told
      })
    },
    close: async () => {
      stopFollowing()
      await provider.shutdown().catch((fault: unknown) => tellFault('traces were not sent', fault))
    },
  }
}
