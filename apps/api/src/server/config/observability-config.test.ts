import { expect, test } from 'vitest'
import { refusal } from './config-refusal.fixture.ts'
import { readConfig } from './config.ts'

test('A server is not watched unless a port or a collector is named', () => {
  expect(readConfig({})).toMatchObject({ operators: null, telemetry: null, errorReporting: null })
  expect(readConfig({ METRICS_PORT: '9464' }).operators).toEqual({ port: 9464, host: '127.0.0.1' })
})

const telemetry = (more: Record<string, string>) =>
  readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/', ...more }).telemetry

test('A collector is named by the variables of OpenTelemetry', () => {
  expect(telemetry({})).toMatchObject({
    endpoint: 'http://collector.example:4318',
    traces: true,
    metrics: true,
    sampled: 1,
    serviceName: 'section',
  })
  expect(
    telemetry({
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.01',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a2V5, x-tenant=school',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=members,deployment.environment.name=production',
      OTEL_METRICS_EXPORTER: 'none',
    }),
  ).toMatchObject({
    sampled: 0.01,
    headers: { authorization: 'Basic a2V5', 'x-tenant': 'school' },
    serviceName: 'members',
    resource: { 'deployment.environment.name': 'production' },
    metrics: false,
  })
})

test('Nothing is sent to a collector where OpenTelemetry is disabled or exports nothing', () => {
  expect(telemetry({ OTEL_SDK_DISABLED: 'true' })).toBeNull()
  expect(telemetry({ OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' })).toBeNull()
  expect(telemetry({ OTEL_TRACES_SAMPLER: 'always_off' })).toMatchObject({ sampled: 0 })
})

test('A wrong value of what watches a server is named, and a secret in it is not told', () => {
  expect(refusal({ METRICS_PORT: '70000' })).toContain('METRICS_PORT')
  for (const protocol of ['grpc', 'http/protobuf'])
    expect(refusal({ OTEL_EXPORTER_OTLP_PROTOCOL: protocol })).toContain('OTEL_EXPORTER_OTLP_PROTOCOL')
  expect(refusal({ OTEL_TRACES_SAMPLER_ARG: '2' })).toContain('OTEL_TRACES_SAMPLER_ARG')
  expect(refusal({ OTEL_EXPORTER_OTLP_HEADERS: 'canary' })).toBe(
    'OTEL_EXPORTER_OTLP_HEADERS.0: expected name=value,name=value',
  )
  expect(refusal({ OTEL_EXPORTER_OTLP_HEADERS: 'key=canary%' })).not.toContain('canary')
  expect(refusal({ SENTRY_DSN: 'https://errors.example/1' })).toBe(
    'SENTRY_DSN: expected https://key@errors.example/1',
  )
})
