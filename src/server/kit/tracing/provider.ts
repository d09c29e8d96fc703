import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { tellFault } from '../faults/tellFault.ts'
import type { TraceSettings } from './settings.ts'

/** Longest wait on the collector, in milliseconds: a server that stops waits for no longer. */
const LIMIT_MS = 5000

const rootSampler = ({ sampler, ratio }: TraceSettings): Sampler => {
  if (sampler.endsWith('always_on')) return new AlwaysOnSampler()
  return sampler.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio)
}

const samplerOf = (settings: TraceSettings): Sampler => {
  const root = rootSampler(settings)
  return settings.sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root
}

/** What keeps spans and sends them by batches; what the collector does not take is told, and lost. */
export const openProvider = (settings: TraceSettings): TracerProvider => {
  setGlobalErrorHandler((fault) => tellFault('traces were not sent', fault))
  const { url, headers, service } = settings
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: LIMIT_MS })
  return new TracerProvider({
    sampler: samplerOf(settings),
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': service }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: LIMIT_MS })],
  })
}
