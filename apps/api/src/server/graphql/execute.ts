import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { statementTracer } from '@section/db/postgres/database-channels.ts'
import type { Caller } from '../access/authenticate.ts'
import { serverCookie } from '../http/headers/server-cookies.ts'
import { GatheredReads } from '../gathered-reads-store.ts'
import {
  type OperationOutcome,
  endedOperations,
  type RunningOperation,
  tracedOperations,
} from '../observability/channels.ts'
import type { Services } from '../services.ts'
import { formatError } from './format-error.ts'
import type { RequestContext } from './operation.ts'
import type { Plan } from './plans.ts'
import { withTimeout } from './with-timeout.ts'

const EXECUTION_MS = 5000

/** A compiled document to be run for a caller. */
export interface Execution {
  plan: Plan
  variables: Record<string, unknown>
  caller: Caller
  request: FastifyRequest
  /** The response, whose headers a mutation may set; absent for queries that a page brings along. */
  reply?: FastifyReply
}

/** Runs a compiled document. The result holds the errors of resolvers. Errors: `TimeoutError` after five seconds. */
export async function executePlan(
  services: Services,
  execution: Execution,
): Promise<FormattedExecutionResult> {
  const isTraced = statementTracer.getStore() !== undefined
  if (!isTraced && !endedOperations.isHeard) return execute(services, execution)
  const { name, mutation } = execution.plan
  const running: RunningOperation = {
    name,
    kind: mutation ? 'mutation' : 'query',
    since: performance.now(),
  }
  const run = async () => {
    const result = await execute(services, execution)
    running.outcome = outcomeOf(result)
    return result
  }
  try {
    // Most requests are not traced, and these are spared the library's promises.
    return await (isTraced ? tracedOperations.tracePromise(run, running) : run())
  } finally {
    endedOperations.announce(running)
  }
}

function outcomeOf({ errors = [] }: FormattedExecutionResult): OperationOutcome {
  const codes = errors.map((error) => error.extensions?.['code'])
  if (codes.includes('INTERNAL')) return 'failed'
  if (codes.includes('UNAVAILABLE')) return 'unavailable'
  return errors.length > 0 ? 'refused' : 'ok'
}

async function execute(
  services: Services,
  { plan, variables, caller, request, reply }: Execution,
): Promise<FormattedExecutionResult> {
  const context: RequestContext = {
    services,
    viewer: caller.viewer,
    identity: caller.identity,
    now: services.clock(),
    reads: new GatheredReads(services.database.db),
    from: request.ip,
    setCookie(name, value, maxAgeSeconds) {
      reply?.header('set-cookie', serverCookie(services.config, name, value, maxAgeSeconds))
    },
    setHeader(name, value) {
      reply?.header(name, value)
    },
  }
  const result = await withTimeout(Promise.resolve(plan.run({}, context, variables)), EXECUTION_MS)
  if (!result.errors) return { data: result.data ?? null }
  return { ...result, errors: result.errors.map((error) => formatError(error, request)) }
}
