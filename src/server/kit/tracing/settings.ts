/** Names of the samplers of the specification. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Where traces go, and which are kept. */
export interface TraceSettings {
  /** Address that takes spans by OTLP over HTTP. */
  readonly url: string
  /** Headers of each sending: credentials, mostly. */
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  readonly sampler: (typeof SAMPLERS)[number]
  /** Part of the traces that a sampler by ratio keeps, from 0 to 1. */
  readonly ratio: number
}
