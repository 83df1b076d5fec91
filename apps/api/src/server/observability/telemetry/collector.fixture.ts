import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

/** An attribute in OTLP's JSON. */
interface OtlpAttribute {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number }
}

export interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: OtlpAttribute[]
  status: { code?: number }
}

interface OtlpMetric {
  name: string
  gauge?: { dataPoints: unknown[] }
  sum?: { dataPoints: { asDouble?: number; attributes: OtlpAttribute[] }[] }
  histogram?: { dataPoints: OtlpHistogram[] }
}

interface OtlpHistogram {
  count: number
  sum: number
  bucketCounts: number[]
  explicitBounds: number[]
  attributes: OtlpAttribute[]
}

interface Sent {
  resourceSpans?: { scopeSpans: { spans: OtlpSpan[] }[] }[]
  resourceMetrics?: { scopeMetrics: { metrics: OtlpMetric[] }[] }[]
}

export interface FakeCollector {
  url: string
  spans: OtlpSpan[]
  metrics: OtlpMetric[]
  /** All that was sent, as text. */
  readonly text: string
  /** The requests that have come, also those that are never answered. */
  readonly requests: number
  close(): Promise<void>
}

/** Starts a server that takes traces and metrics in OTLP's JSON, or one that never answers. */
export async function startCollector({ hangs = false } = {}): Promise<FakeCollector> {
  const [spans, metrics, texts]: [OtlpSpan[], OtlpMetric[], string[]] = [[], [], []]
  let requests = 0
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await json(request)
    // The test asks for what is missing.
    const { resourceSpans = [], resourceMetrics = [] } = body as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    metrics.push(
      ...resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
    )
    texts.push(JSON.stringify(body))
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const server = createServer((request, response) => {
    requests++
    if (hangs) return void request.resume()
    void take(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    metrics,
    get text() {
      return texts.join('\n')
    },
    get requests() {
      return requests
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns the attributes of a span or data point by their names. */
export const attributesOf = ({ attributes }: { attributes: OtlpAttribute[] }): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
