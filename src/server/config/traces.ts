import { type Static, Type } from 'typebox'
import { SAMPLERS, type TraceSettings } from '#server/kit/tracing/settings.ts'
import { isAddress, trimmed } from './addresses.ts'
import { oneOf, secret, text } from './forms.ts'

const { Optional } = Type

/** `name=value` pairs apart by commas, their values percent-encoded. */
const HEADERS = /^[\w-]+=[^,;\s]*(?:,[\w-]+=[^,;\s]*)*$/

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

const pairs = (given: string): readonly (readonly [string, string | undefined])[] =>
  given.split(',').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name, decoded(value.join('='))]
  })

const isHeaders = (given: string) =>
  HEADERS.test(given) && pairs(given).every(([, value]) => value !== undefined)

const isRatio = (given: string) => /^[\d.]+$/.test(given) && Number(given) <= 1

/** Variables of OpenTelemetry's specification, those that traces by OTLP over HTTP need. */
export const tracesVariables = {
  OTEL_SDK_DISABLED: Type.String({ default: 'false' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Optional(secret(isAddress.http, 'doit être une adresse http ou https')),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Optional(secret(isAddress.http, 'doit être une adresse http ou https')),
  OTEL_EXPORTER_OTLP_HEADERS: Optional(
    secret(
      isHeaders,
      'doit être une liste nom=valeur séparée par des virgules, aux valeurs encodées comme dans une adresse',
    ),
  ),
  OTEL_SERVICE_NAME: Type.String({ default: 'espace-agent-public' }),
  OTEL_TRACES_SAMPLER: oneOf(SAMPLERS, undefined, { default: 'parentbased_always_on' }),
  OTEL_TRACES_SAMPLER_ARG: text(isRatio, 'doit être un nombre de 0 à 1', { default: '1' }),
}

type Given = Static<ReturnType<typeof Type.Object<typeof tracesVariables>>>

/** Where traces go; nowhere without an address. */
export const tracesIn = (given: Given): TraceSettings | undefined => {
  const base = given.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${trimmed(base)}/v1/traces`)
  if (!url || given.OTEL_SDK_DISABLED.toLowerCase() === 'true') return undefined
  const headers = given.OTEL_EXPORTER_OTLP_HEADERS
  return {
    url,
    headers: Object.fromEntries(headers ? pairs(headers).map(([name, value = '']) => [name, value]) : []),
    service: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    ratio: Number(given.OTEL_TRACES_SAMPLER_ARG),
  }
}
