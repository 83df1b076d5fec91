import { AsyncLocalStorage } from 'node:async_hooks'
import type { Channel, TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel'
import {
  type Attributes,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
  ROOT_CONTEXT,
} from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { statements } from '@section/db/postgres/database-channels.ts'
import { jobRuns, operations } from '../channels.ts'
import { currentWork } from '../current-work.ts'

/** The longest text of a statement in a trace, in characters. */
const MAX_STATEMENT = 2000

interface Tracing {
  app: FastifyInstance
  tracer: Tracer
  /** The share of requests and jobs that are traced, from 0 to 1. */
  sampled: number
}

/**
 * Makes a span of each traced request, operation, statement and job, from now on; returns how to stop that. They hold names,
 * statuses and ids of ours, and no address, variable, value or header. SECURITY.md#what-operators-see
 */
export function traceWork({ app, tracer, sampled }: Tracing): () => void {
  const spans = new AsyncLocalStorage<Span | undefined>()
  const isChosen = () => Math.random() < sampled
  const begin = (name: string, kind: SpanKind, attributes: Attributes, parent = spans.getStore()) =>
    tracer.startSpan(name, { kind, attributes }, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)
  traceRequests(app, spans, (name, attributes) =>
    isChosen() ? begin(name, SpanKind.SERVER, attributes) : undefined,
  )
  const stops = [
    traceChannel(operations, spans, {
      begin: ({ name, kind }) =>
        spans.getStore() &&
        begin(`${kind} ${name}`, SpanKind.INTERNAL, {
          'graphql.operation.name': name,
          'graphql.operation.type': kind,
        }),
      isFailed: ({ outcome }) => outcome === undefined || outcome === 'failed' || outcome === 'unavailable',
    }),
    traceChannel(jobRuns, spans, {
      begin: ({ queue }) =>
        isChosen()
          ? begin(`job ${queue}`, SpanKind.CONSUMER, { 'messaging.destination.name': queue, ...workIds() })
          : undefined,
      isFailed: ({ outcome }) => outcome !== 'done',
    }),
    traceChannel(statements, spans, {
      begin: ({ text }) =>
        spans.getStore() &&
        begin(text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? '', SpanKind.CLIENT, {
          'db.system.name': 'postgresql',
          'db.query.text': text.slice(0, MAX_STATEMENT),
        }),
      isFailed: (statement) => 'error' in statement && statement.error !== undefined,
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Returns the ids by which a span is found in the log. */
function workIds(): Attributes {
  const { requestId, jobId } = currentWork()
  return {
    ...(requestId === undefined ? {} : { 'section.request_id': requestId }),
    ...(jobId === undefined ? {} : { 'section.job_id': jobId }),
  }
}

function traceRequests(
  app: FastifyInstance,
  spans: AsyncLocalStorage<Span | undefined>,
  begin: (name: string, attributes: Attributes) => Span | undefined,
): void {
  const ofRequests = new WeakMap<object, Span>()
  app.addHook('onRequest', (request, { raw }, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const span = begin(`${method} ${route}`, {
      'http.request.method': method,
      'http.route': route,
      ...workIds(),
    })
    if (!span) return done()
    ofRequests.set(request, span)
    raw.once('close', () => {
      span.setAttribute('http.response.status_code', raw.statusCode)
      if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    spans.run(span, done)
  })
  // A body is read by events of its connection, which do not belong to the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = ofRequests.get(request)
    if (span) spans.run(span, done)
    else done()
  })
}

interface ChannelSpans<Work> {
  /** Returns undefined for work that is not traced. */
  begin: (work: Work) => Span | undefined
  isFailed: (work: Work) => boolean
}

function traceChannel<Work extends object>(
  channel: TracingChannel<unknown, Work>,
  spans: AsyncLocalStorage<Span | undefined>,
  { begin, isFailed }: ChannelSpans<Work>,
): () => void {
  const begun = new WeakMap<object, Span>()
  // The span of the work becomes the parent of what runs within.
  const start: Channel<unknown, Work> = channel.start
  start.bindStore(spans, (work) => {
    const span = begin(work)
    if (span) begun.set(work, span)
    return span
  })
  const ignored = () => {}
  const subscribers: TracingChannelSubscribers<Work> = {
    start: ignored,
    end: ignored,
    asyncStart: ignored,
    error: ignored,
    asyncEnd(work) {
      const span = begun.get(work)
      if (!span) return
      if (isFailed(work)) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
  channel.subscribe(subscribers)
  return () => {
    channel.unsubscribe(subscribers)
    start.unbindStore(spans)
  }
}
