import { hostname } from 'node:os'
import {
  createEventEnvelope,
  createStackParser,
  createTransport,
  type Event,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
  uuid4,
} from '@sentry/core'
import { nodeStackLineParser } from '@sentry/core/server'
import { scrub } from '@section/domain/tracking/scrub.ts'
import type { Clock } from '../../clock.ts'
import { ConfigError } from '../../config/config-error.ts'
import { type LoggedError, loggedError } from '../../log/logged-error.ts'
import { type UnexpectedError, unexpectedErrors } from '../channels.ts'

/** Reports that are under way at a time; more are dropped, so that a sink that hangs costs some kilobytes. */
const UNDER_WAY = 20
const TIMEOUT_MS = 5000
/** Longer, a sink that hangs would hold up the end of the process. */
const LAST_REPORTS_MS = 1000
/** What a server tells by itself, such as in which folder it runs, is not asked for. */
const parseStack = createStackParser(nodeStackLineParser())

interface ReporterOptions {
  dsn: string
  environment: string
  clock: Clock
}

/**
 * Reports unexpected errors of requests and jobs by Sentry's protocol, in their loggable form, until it is closed. A sink that
 * is down or busy costs reports and nothing else. Errors: `ConfigError`. docs/product/tracking.md#error-reports
 */
export function reportErrors({ dsn: address, environment, clock }: ReporterOptions): {
  close(): Promise<void>
} {
  const dsn = makeDsn(address)
  if (!dsn) throw new ConfigError('SENTRY_DSN: the library does not understand this address.')
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn)
  const transport = createTransport(
    { bufferSize: UNDER_WAY, recordDroppedEvent: () => {} },
    async ({ body }) => {
      const { status, headers } = await fetch(url, {
        method: 'POST',
        body: typeof body === 'string' ? body : new Uint8Array(body),
        headers: { 'content-type': 'application/x-sentry-envelope' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return {
        statusCode: status,
        headers: {
          'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
          'retry-after': headers.get('retry-after'),
        },
      }
    },
  )
  const send = async (error: UnexpectedError) => {
    try {
      await transport.send(createEventEnvelope(eventOf(error, environment, clock()), dsn))
    } catch {
      // Too many are under way, or the sink is down.
    }
  }
  const stop = unexpectedErrors.hear((error) => void send(error))
  return {
    async close() {
      stop()
      await transport.flush(LAST_REPORTS_MS)
    },
  }
}

function eventOf({ err, words, work }: UnexpectedError, environment: string, now: number): Event {
  const { requestId, queue, jobId } = work
  const known = Object.entries({ request_id: requestId, queue, job_id: jobId }).filter(
    ([, value]) => value !== undefined,
  )
  const logged = loggedError(err)
  const { exception, extra } = scrub({
    exception: { values: exceptionsOf(logged) },
    extra: { statement: statementOf(logged) },
  }) as Pick<Event, 'exception' | 'extra'>
  return {
    event_id: uuid4(),
    timestamp: now / 1000,
    platform: 'node',
    level: 'error',
    environment,
    server_name: hostname(),
    transaction: words,
    tags: Object.fromEntries(known),
    ...(exception ? { exception } : {}),
    ...(extra ? { extra } : {}),
  }
}

/** Returns an error and its causes, of which Sentry shows the last one first. */
function exceptionsOf({
  type,
  message,
  stack,
  code,
  cause,
}: LoggedError): NonNullable<Event['exception']>['values'] {
  const own = {
    type,
    value: code === undefined ? message : `${message} (${code})`,
    stacktrace: { frames: parseStack(`${type}\n${stack}`) },
  }
  return [...(cause ? (exceptionsOf(cause) ?? []) : []), own]
}

const statementOf = ({ statement, cause }: LoggedError): string | undefined =>
  statement ?? (cause && statementOf(cause))
