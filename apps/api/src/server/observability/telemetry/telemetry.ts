import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Clock } from '../../clock.ts'
import type { TelemetryConfig } from '../../config/observability-config.ts'
import { withTimeout } from '../../graphql/with-timeout.ts'
import { loggedExporter } from './logged-exporter.ts'
import { metricsProducer } from './metrics-producer.ts'
import { traceWork } from './trace-work.ts'

/** A collector that answers later than this has failed; what was for it is dropped. */
const EXPORT_MS = 10_000
/** Together with the waiting spans this bounds what a collector that hangs costs: some megabytes. */
const CONCURRENT_EXPORTS = 2
const WAITING_SPANS = 2048
const SPANS_PER_EXPORT = 512
/** Longer, a collector that hangs would hold up the end of the process. */
const LAST_EXPORT_MS = 1000

interface TelemetryOptions {
  telemetry: TelemetryConfig
  app: FastifyInstance
  clock: Clock
  /** The metrics that are sent; null for none. */
  registry: Registry | null
}

/** Sends traces and metrics to the configured collector until it is closed; what cannot be sent is dropped. */
export function openTelemetry({ telemetry, app, clock, registry }: TelemetryOptions): {
  close(): Promise<void>
} {
  const { endpoint, headers, serviceName, traces } = telemetry
  const resource = resourceFromAttributes({
    ...telemetry.resource,
    'service.name': serviceName,
    'service.instance.id': `${process.pid}`,
  })
  const options = (path: string) => ({
    url: `${endpoint}/v1/${path}`,
    headers,
    timeoutMillis: EXPORT_MS,
    concurrencyLimit: CONCURRENT_EXPORTS,
  })
  const closes: (() => Promise<void>)[] = []
  if (traces && telemetry.sampled > 0) closes.push(sendTraces(app, resource, telemetry, options('traces')))
  if (registry) {
    const interval = telemetry.metricIntervalMs
    const reader = new PeriodicExportingMetricReader({
      exporter: loggedExporter(new OTLPMetricExporter(options('metrics')), app.log, 'Metrics'),
      exportIntervalMillis: interval,
      exportTimeoutMillis: Math.min(interval, EXPORT_MS),
      metricProducers: [metricsProducer(registry, resource, clock)],
    })
    const provider = new MeterProvider({ resource, readers: [reader] })
    closes.push(() => provider.shutdown())
  }
  return {
    async close() {
      await Promise.all(closes.map((close) => withTimeout(close(), LAST_EXPORT_MS).catch(() => {})))
    },
  }
}

function sendTraces(
  app: FastifyInstance,
  resource: Resource,
  { sampled, traceDelayMs }: TelemetryConfig,
  options: ConstructorParameters<typeof OTLPTraceExporter>[0],
): () => Promise<void> {
  const processor = new BatchSpanProcessor({
    exporter: loggedExporter(new OTLPTraceExporter(options), app.log, 'Traces'),
    maxQueueSize: WAITING_SPANS,
    maxExportBatchSize: SPANS_PER_EXPORT,
    scheduledDelayMillis: traceDelayMs,
    exportTimeoutMillis: EXPORT_MS,
  })
  // What is traced is chosen before a span is made, so that the others cost nothing.
  const provider = new TracerProvider({
    resource,
    spanProcessors: [processor],
    sampler: new AlwaysOnSampler(),
  })
  const stop = traceWork({ app, tracer: provider.getTracer('section'), sampled })
  return () => {
    stop()
    return provider.shutdown()
  }
}
