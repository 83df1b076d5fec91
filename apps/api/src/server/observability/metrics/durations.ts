import type { Metric, Registry } from 'prom-client'

interface DurationsOptions<Label extends string> {
  name: string
  help: string
  labels: readonly Label[]
  /** The upper limits of its buckets, in seconds. */
  buckets: readonly number[]
}

interface Line {
  values: readonly string[]
  /** How many fell into each bucket and into none below it; the last holds those beyond all limits. */
  counts: number[]
  sum: number
}

/**
 * A histogram of durations for the library's registry. The library's own looks its labels up ten times as slowly, which
 * would be half of what measuring a request costs. docs/decisions/observability.md
 */
export class Durations<Label extends string> {
  readonly #options: DurationsOptions<Label>
  readonly #lines = new Map<string, Line>()

  constructor(registry: Registry, options: DurationsOptions<Label>) {
    this.#options = options
    // The registry asks a metric for its name and its values alone.
    registry.registerMetric(this as unknown as Metric)
  }

  get name(): string {
    return this.#options.name
  }

  /** Counts one duration under the values of the labels, in their order. */
  observe(seconds: number, ...values: string[]): void {
    const key = values.join('\n')
    let line = this.#lines.get(key)
    if (!line) this.#lines.set(key, (line = { values, counts: this.#emptyCounts(), sum: 0 }))
    const { buckets } = this.#options
    let bucket = 0
    while (bucket < buckets.length && seconds > (buckets[bucket] ?? Infinity)) bucket++
    line.counts[bucket] = (line.counts[bucket] ?? 0) + 1
    line.sum += seconds
  }

  /** Returns the values in the form of the library. */
  async get() {
    const { name, help } = this.#options
    const values = [...this.#lines.values()].flatMap((line) => this.#valuesOf(line))
    return { name, help, type: 'histogram', aggregator: 'sum', values }
  }

  reset(): void {
    this.#lines.clear()
  }

  #emptyCounts(): number[] {
    return Array.from({ length: this.#options.buckets.length + 1 }, () => 0)
  }

  #valuesOf({ values, counts, sum }: Line) {
    const { name, labels, buckets } = this.#options
    const own = Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']))
    let count = 0
    const lines = counts.map((inBucket, index) => {
      count += inBucket
      return { metricName: `${name}_bucket`, labels: { le: buckets[index] ?? '+Inf', ...own }, value: count }
    })
    return [
      ...lines,
      { metricName: `${name}_sum`, labels: own, value: sum },
      { metricName: `${name}_count`, labels: own, value: count },
    ]
  }
}
