import { type HrTime, ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'
import type { Clock } from '../../clock.ts'

/** What the registry answers of a metric; its own types leave the values of histograms out. */
interface RegisteredMetric {
  name: string
  help: string
  type: unknown
  values: readonly RegisteredValue[]
}

interface RegisteredValue {
  value: number
  labels: Readonly<Partial<Record<string, string | number>>>
  /** The line of a histogram that it belongs to: `…_bucket`, `…_sum` or `…_count`. */
  metricName?: string
}

/** Returns the metrics of a registry in the form of OpenTelemetry, so that each is defined and counted once. */
export function metricsProducer(registry: Registry, resource: Resource, clock: Clock): MetricProducer {
  const startTime = instant(clock())
  return {
    async collect() {
      const registered: RegisteredMetric[] = await registry.getMetricsAsJSON()
      const times = { startTime, endTime: instant(clock()) }
      const metrics = registered.flatMap((metric) => convert(metric, times) ?? [])
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'section' }, metrics }] },
        errors: [],
      }
    },
  }
}

interface Times {
  startTime: HrTime
  endTime: HrTime
}

const instant = (now: number): HrTime => [Math.floor(now / 1000), (now % 1000) * 1e6]

function convert({ name, help, type, values }: RegisteredMetric, times: Times): MetricData | undefined {
  const unit = name.includes('_seconds') ? 's' : name.includes('_bytes') ? 'By' : '1'
  const common = {
    descriptor: { name, description: help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  if (type === 'histogram')
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, times) }
  const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: { ...labels }, value }))
  if (type === 'counter')
    return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
  return type === 'gauge' ? { ...common, dataPointType: DataPointType.GAUGE, dataPoints } : undefined
}

/** Gathers the lines of histograms by their labels. The registry's buckets count all that is below their limit, too. */
function histograms(values: readonly RegisteredValue[], times: Times): HistogramMetricData['dataPoints'] {
  const byLabels = Map.groupBy(values, ({ labels: { le: _limit, ...labels } }) => JSON.stringify(labels))
  return [...byLabels.values()].map((lines) => {
    const { le: _limit, ...attributes } = lines[0]?.labels ?? {}
    const buckets = lines.filter(({ labels }) => labels['le'] !== undefined)
    const valueOf = (ending: string) =>
      lines.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0
    const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite)
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0))
    const value = { buckets: { boundaries, counts }, sum: valueOf('_sum'), count: valueOf('_count') }
    return { ...times, attributes, value }
  })
}
