import { subscribe, unsubscribe, type ChannelListener } from 'node:diagnostics_channel'
import { type Context, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import type { W3CTraceContextPropagator } from '@opentelemetry/core'

interface Call {
  readonly method: string
  readonly origin: string | URL
  readonly addHeader: (name: string, value: string) => void
}

interface Told {
  readonly request: Call
  readonly response?: { readonly statusCode: number }
  readonly error?: { readonly name: string }
}

interface Parts {
  readonly tracer: Tracer
  readonly propagator: W3CTraceContextPropagator
  /** What the call is made for. */
  readonly parent: () => Context
}

/**
 * A span for each call that `fetch` makes (object store, FranceConnect, captcha, transmission…), by the channels on which
 * Node tells them: the service called, and never an address, which may carry a key or a token. The call takes the trace along.
 * Returns what stops it.
 */
export const followCalls = ({ tracer, propagator, parent }: Parts): (() => void) => {
  const spans = new WeakMap<Call, Span>()
  const end = (request: Call) => {
    spans.get(request)?.end()
    spans.delete(request)
  }
  const on: Readonly<Record<string, (told: Told) => void>> = {
    'undici:request:create': ({ request }) => {
      const { host } = new URL(request.origin)
      const attributes = { 'http.request.method': request.method, 'server.address': host }
      const context = parent()
      const span = tracer.startSpan(
        `${request.method} ${host}`,
        { kind: SpanKind.CLIENT, attributes },
        context,
      )
      spans.set(request, span)
      propagator.inject(trace.setSpan(context, span), request, {
        set: (call, name, value) => call.addHeader(name, value),
      })
    },
    'undici:request:headers': ({ request, response }) => {
      const status = response?.statusCode ?? 0
      const span = spans.get(request)?.setAttribute('http.response.status_code', status)
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    },
    'undici:request:trailers': ({ request }) => end(request),
    'undici:request:error': ({ request, error }) => {
      spans
        .get(request)
        ?.setStatus({ code: SpanStatusCode.ERROR })
        .setAttribute('error.type', error?.name ?? '')
      end(request)
    },
  }
  const listeners = Object.entries(on).map(([name, hear]) => {
    const listener: ChannelListener = (told) => hear(told as Told)
    subscribe(name, listener)
    return () => unsubscribe(name, listener)
  })
  return () => {
    for (const stop of listeners) stop()
  }
}
