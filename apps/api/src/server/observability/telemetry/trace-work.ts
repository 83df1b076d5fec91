import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel'
import { type Attributes, SpanKind, type Tracer } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { statementTracer } from '@section/db/postgres/database-channels.ts'
import { jobRuns, type Running, tracedOperations } from '../channels.ts'
import { currentWork } from '../current-work.ts'
import { SpanScope } from './span-scope.ts'

interface Tracing {
  app: FastifyInstance
  tracer: Tracer
  /** The share of requests and jobs that are traced, from 0 to 1. */
  sampled: number
}

/**
 * Makes a span of each traced request, operation, statement and job, from now on; returns how to stop that. They hold names,
 * statuses and ids of ours, and no address, variable, value or header. What is not traced costs next to nothing.
 * SECURITY.md#what-operators-see
 */
export function traceWork({ app, tracer, sampled }: Tracing): () => void {
  const isChosen = () => Math.random() < sampled
  traceRequests(app, tracer, isChosen)
  const stops = [
    traceChannel(tracedOperations, {
      begin({ name, kind }) {
        const parent = SpanScope.current
        const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': kind }
        return parent && new SpanScope(tracer, `${kind} ${name}`, SpanKind.INTERNAL, attributes, parent)
      },
      isFailed: ({ outcome }) => outcome === undefined || outcome === 'failed' || outcome === 'unavailable',
    }),
    traceChannel(jobRuns, {
      begin({ queue }) {
        if (!isChosen()) return undefined
        const attributes = { 'messaging.destination.name': queue, ...workIds() }
        return new SpanScope(tracer, `job ${queue}`, SpanKind.CONSUMER, attributes)
      },
      isFailed: ({ outcome }) => outcome !== 'done',
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

function traceRequests(app: FastifyInstance, tracer: Tracer, isChosen: () => boolean): void {
  const scopes = new WeakMap<object, SpanScope>()
  app.addHook('onRequest', (request, { raw }, done) => {
    if (!isChosen()) return done()
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': method, 'http.route': route, ...workIds() }
    const scope = new SpanScope(tracer, `${method} ${route}`, SpanKind.SERVER, attributes)
    scopes.set(request, scope)
    // Not by a hook, because a client may give up.
    raw.once('close', () => scope.end(raw.statusCode >= 500, { 'http.response.status_code': raw.statusCode }))
    scope.run(done)
  })
  // A body is read by events of its connection, which do not belong to the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request)
    if (scope) scope.run(done)
    else done()
  })
}

interface ChannelSpans<Work> {
  /** Returns undefined for work that is not traced. */
  begin: (work: Work) => SpanScope | undefined
  isFailed: (work: Work) => boolean
}

/** Runs the work of a channel within a span. */
function traceChannel<Work extends Running>(
  channel: TracingChannel<unknown, Work>,
  { begin, isFailed }: ChannelSpans<Work>,
): () => void {
  channel.start.bindStore(statementTracer, (work) => {
    const scope = begin(work)
    if (scope) work.span = scope
    return scope
  })
  const subscribers: Partial<TracingChannelSubscribers<Work>> = {
    asyncEnd(work) {
      if (work.span instanceof SpanScope) work.span.end(isFailed(work))
    },
  }
  // The library takes any part of them, other than its types.
  channel.subscribe(subscribers as TracingChannelSubscribers<Work>)
  return () => {
    channel.unsubscribe(subscribers as TracingChannelSubscribers<Work>)
    channel.start.unbindStore(statementTracer)
  }
}
