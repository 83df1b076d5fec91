import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FormattedExecutionResult, GraphQLError } from 'graphql'
import { authenticateCaller } from '../../access/authenticate.ts'
import { isServiceUnavailable, RETRY_SECONDS } from '../../http/service-unavailable.ts'
import { consumeRequest } from '../../limits/count-requests.ts'
import { limitError } from '../../limits/limit-error.ts'
import type { Services } from '../../services.ts'
import { executePlan } from '../execute.ts'
import { describeUnexpected } from '../format-error.ts'
import { LIMITS } from '../limits.ts'
import { type MediaType, negotiate } from './media-type.ts'
import { isFailure, type Plans } from '../plans.ts'
import { type GraphQLRequest, parseQueryString, parseRequest } from './request.ts'

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Mounts `POST /graphql`, and in a demo `GET /graphql` for queries. Statuses and media types are those of GraphQL over
 * HTTP; every response, also to an error, is a GraphQL result.
 */
export function mountGraphQL(app: FastifyInstance, services: Services, plans: Plans): void {
  const { demo } = services.config
  const options = { config: { isData: true }, onRequest: setContentType, errorHandler: sendFailure }

  app.post('/graphql', { ...options, bodyLimit: LIMITS.bodyBytes }, (request, reply) =>
    respond(request, reply, parseRequest(request.body)),
  )
  if (demo) {
    app.get('/graphql', options, (request, reply) =>
      respond(request, reply, parseQueryString(request.query as Record<string, unknown>)),
    )
  }
  app.route({
    ...options,
    method: demo ? OTHER_METHODS : ['GET', ...OTHER_METHODS],
    url: '/graphql',
    handler: ({ method }, reply) => {
      const allowed = demo ? 'GET, POST' : 'POST'
      return reply
        .code(405)
        .header('allow', allowed)
        .send(failed(`${method} is not understood here, only ${allowed}.`))
    },
  })

  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    parsed: GraphQLRequest | string,
  ): Promise<FastifyReply> {
    const mediaType = negotiate(request.headers.accept)
    if (!mediaType) return reply.code(406).send(failed('Answers are JSON.'))
    // A request is counted before any work, even if its document cannot run.
    const caller = await authenticateCaller(services, request.headers.authorization)
    const limit = await consumeRequest(services, caller, request.ip)
    if (!limit.allowed) return sendLimitError(reply, limit.retryAfterSeconds)
    if (typeof parsed === 'string') return reply.code(400).send(failed(parsed))
    const { documentId, query = '', operationName, variables = {} } = parsed
    const plan =
      documentId === undefined ? plans.open(query, operationName) : plans.trusted(documentId, operationName)
    if (isFailure(plan)) {
      const isLenient = mediaType === 'application/json' && plan.phase !== 'unknown'
      return reply.code(isLenient ? 200 : 400).send(JSON.stringify({ errors: plan.errors }))
    }
    if (plan.mutation && request.method === 'GET') {
      return reply.code(405).header('allow', 'POST').send(failed('Mutations are sent with POST.'))
    }
    if (caller instanceof GraphQLError) return sendUnauthorized(reply, caller)
    const result = await executePlan(services, { plan, variables, caller, request, reply })
    const status = statusOf(result, mediaType)
    if (status === 401) void reply.header('www-authenticate', 'Bearer')
    if (status === 503) void reply.header('retry-after', String(RETRY_SECONDS))
    return reply.code(status).send(JSON.stringify(result))
  }
}

/** Returns the content type of a response, of the two JSON types the one that the client prefers. */
const contentType = ({ headers }: FastifyRequest) =>
  `${negotiate(headers.accept) ?? 'application/json'}; charset=utf-8`

function setContentType(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.type(contentType(request))
  done()
}

/** Sends the GraphQL result for a body that cannot be parsed and for any unexpected error. */
function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = isServiceUnavailable(error) ? 503 : (error.statusCode ?? 500)
  if (status === 503) void reply.header('retry-after', String(RETRY_SECONDS))
  const body =
    status < 500 ? failed(error.message) : JSON.stringify({ errors: [describeUnexpected(error, request)] })
  // The content type is set again, because Fastify removes it on an error.
  void reply.code(status).type(contentType(request)).send(body)
}

/**
 * Returns the HTTP status of a result. A request that failed before execution is a client error, which strict clients get
 * as a status. An unavailable service is a status too, so that proxies can see it.
 */
function statusOf({ data, errors }: FormattedExecutionResult, mediaType: MediaType): number {
  if (errors?.some((error) => error.extensions?.['code'] === 'UNAUTHORIZED')) return 401
  if (errors?.some((error) => error.extensions?.['code'] === 'UNAVAILABLE')) return 503
  return data !== undefined || mediaType === 'application/json' ? 200 : 400
}

const failed = (message: string) => JSON.stringify({ errors: [{ message }] })

const sendLimitError = (reply: FastifyReply, retryAfterSeconds: number) => {
  const { code, message } = limitError(retryAfterSeconds)
  return reply
    .code(429)
    .header('retry-after', String(retryAfterSeconds))
    .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}

const sendUnauthorized = (reply: FastifyReply, error: GraphQLError) =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send(JSON.stringify({ errors: [error] }))
