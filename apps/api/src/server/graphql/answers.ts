import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import type { Caller } from '../access/authenticate.ts'
import { serverCookie } from '../http/server-cookies.ts'
import type { Services } from '../services.ts'
import { AnswerCache } from './answer-cache.ts'
import { formatError } from './format-error.ts'
import type { FeatureOperations, RequestContext } from './operation.ts'
import type { AnswerBytes } from './packed.ts'
import type { Plan } from './plans.ts'
import { withinTime } from './within-time.ts'

const EXECUTION_MS = 5000

export interface Answer {
  /** The result as JSON. */
  body: string | AnswerBytes
  hasData: boolean
  errors: readonly GraphQLFormattedError[] | undefined
}

/** Runs compiled documents, or finds that the same answer still holds. */
export class Answers {
  readonly #services: Services
  readonly #cache: AnswerCache

  constructor(services: Services, features: FeatureOperations[]) {
    this.#services = services
    this.#cache = new AnswerCache(services, features)
  }

  /** The answer for this caller. Errors of resolvers are in it; only one that takes too long throws. A mutation may set headers of `reply`. */
  async answer(
    plan: Plan,
    variables: Record<string, unknown>,
    { viewer, identity }: Caller,
    request: FastifyRequest,
    reply?: FastifyReply,
  ): Promise<Answer> {
    const services = this.#services
    const now = services.clock()
    const kept = this.#cache.find(plan, variables, { viewer, now })
    if (kept) return { body: kept, hasData: true, errors: undefined }
    const context: RequestContext = {
      services,
      viewer,
      identity,
      now,
      // Not a getter: each one would be a shape of its own, which keeps its request until the next full collection.
      from: request.ip,
      setCookie(name, value, maxAgeSeconds) {
        reply?.header('set-cookie', serverCookie(services.config, name, value, maxAgeSeconds))
      },
      setHeader(name, value) {
        reply?.header(name, value)
      },
    }
    const catalogue = services.catalogue.peek()
    const result = await withinTime(plan.run({}, context, variables), EXECUTION_MS)
    const errors = result.errors?.map((error) => formatError(error, request))
    const body = JSON.stringify(errors ? { ...result, errors } : result)
    if (!errors) this.#cache.keep(plan, variables, context, catalogue, body)
    return { body, hasData: result.data !== undefined, errors }
  }
}
