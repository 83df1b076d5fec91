import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import type { Caller } from '../access/authenticate.ts'
import { serverCookie } from '../http/headers/server-cookies.ts'
import type { Services } from '../services.ts'
import { formatError } from './format-error.ts'
import type { RequestContext } from './operation.ts'
import type { Plan } from './plans.ts'
import { withTimeout } from './with-timeout.ts'

const EXECUTION_MS = 5000

/** Runs compiled documents. */
export class Executor {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  /**
   * Runs a plan for a caller. The result holds the errors of resolvers; a mutation may set headers of `reply`.
   * Errors: `TimeoutError` after five seconds.
   */
  async execute(
    plan: Plan,
    variables: Record<string, unknown>,
    { viewer, identity }: Caller,
    request: FastifyRequest,
    reply?: FastifyReply,
  ): Promise<FormattedExecutionResult> {
    const services = this.#services
    const context: RequestContext = {
      services,
      viewer,
      identity,
      now: services.clock(),
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
}
