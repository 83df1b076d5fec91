import { z } from 'zod'
import { ConfigError } from './config-error.ts'

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
const exporter = z.enum(['otlp', 'none'])
const pairs = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[^=\s]+=.*$/, 'expected name=value,name=value')))
  .transform((list) => Object.fromEntries(list.map(readPair)))

/** The variables by which a server is watched; those of OpenTelemetry have its own names and meanings. */
export const OBSERVABILITY_VARIABLES = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine(
      (dsn) => /^https?:\/\/\w+(?::\w*)?@[^/]+\/(?:.+\/)?\d+$/.test(dsn),
      'expected https://key@errors.example/1',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json').optional(),
  /** What the collector asks for, such as a key; it is a secret. */
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_TRACES_EXPORTER: exporter.default('otlp'),
  OTEL_METRICS_EXPORTER: exporter.default('otlp'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).default(5000),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.default({}),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
}

type Variables = z.infer<z.ZodObject<typeof OBSERVABILITY_VARIABLES>>

/** Where traces and metrics are sent. */
export interface TelemetryConfig {
  /** The collector's address without a trailing slash. */
  endpoint: string
  headers: Record<string, string>
  traces: boolean
  metrics: boolean
  metricIntervalMs: number
  /** The longest that a finished span waits for others. */
  traceDelayMs: number
  /** The share of requests and jobs that are traced, from 0 to 1. */
  sampled: number
  serviceName: string
  resource: Record<string, string>
}

/** Returns where the server is watched: null where it is not. */
export function observabilityOf(env: Variables) {
  return {
    /** The port of the operators' own server; null for none. */
    operators: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    telemetry: telemetryOf(env),
    /** The sink of the unexpected errors of app and server; null for none. */
    errorReporting: env.SENTRY_DSN ? { dsn: env.SENTRY_DSN } : null,
  }
}

function telemetryOf(env: Variables): TelemetryConfig | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  const traces = env.OTEL_TRACES_EXPORTER === 'otlp'
  const metrics = env.OTEL_METRICS_EXPORTER === 'otlp'
  if (endpoint === undefined || env.OTEL_SDK_DISABLED === 'true' || !(traces || metrics)) return null
  return {
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    traces,
    metrics,
    metricIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
    traceDelayMs: env.OTEL_BSP_SCHEDULE_DELAY,
    sampled: sampledOf(env),
    serviceName: env.OTEL_SERVICE_NAME ?? env.OTEL_RESOURCE_ATTRIBUTES['service.name'] ?? 'section',
    resource: env.OTEL_RESOURCE_ATTRIBUTES,
  }
}

/** All traces begin here, so that the samplers that ask the parent are the same as the others. */
function sampledOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: Variables): number {
  if (sampler.endsWith('traceidratio')) return share
  return sampler.endsWith('always_on') ? 1 : 0
}

/** Reads a pair, whose value is encoded as in an address. */
function readPair(pair: string): [string, string] {
  const [name = '', ...rest] = pair.split('=')
  try {
    return [name, decodeURIComponent(rest.join('='))]
  } catch {
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_HEADERS, OTEL_RESOURCE_ATTRIBUTES: the value of ${name} has a % that must be written %25.`,
    )
  }
}
