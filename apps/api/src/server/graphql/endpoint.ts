import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { authenticateCaller } from '../access/authenticate.ts'
import { isOverload, RETRY_SECONDS } from '../http/overload.ts'
import type { Services } from '../services.ts'
import { AnswerHead } from './answer-head.ts'
import type { Answer, Answers } from './answers.ts'
import { takeRequest } from '../limits/count-requests.ts'
import { limitError } from '../limits/limit-error.ts'
import { toldOf } from './format-error.ts'
import { LIMITS } from './limits.ts'
import { type MediaType, negotiate } from './media-type.ts'
import { isFailure, type Plans } from './plans.ts'
import { type GraphQLRequest, parseQueryString, parseRequest } from './request.ts'

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Mounts `POST /graphql`, and `GET /graphql` for queries where the school is a demo. Statuses and media types are
 * those of GraphQL over HTTP; whatever goes wrong, the answer is a GraphQL result.
 */
export function mountGraphQL(app: FastifyInstance, services: Services, plans: Plans, answers: Answers): void {
  const { demo } = services.config
  const head = new AnswerHead(services.config)
  const options = {
    errorHandler: answerFailure(head),
    config: { bringsSecurityHeaders: true },
    // The answers that are worth packing are packed here, once for all who get the same.
    compress: false,
  } as const

  app.post('/graphql', { ...options, bodyLimit: LIMITS.bodyBytes }, (request, reply) =>
    respond(request, reply, parseRequest(request.body), true),
  )
  if (demo) {
    app.get('/graphql', options, (request, reply) =>
      respond(request, reply, parseQueryString(request.query as Record<string, unknown>), false),
    )
  }
  app.route({
    ...options,
    method: demo ? OTHER_METHODS : ['GET', ...OTHER_METHODS],
    url: '/graphql',
    handler: (request, reply) => {
      const allowed = demo ? 'GET, POST' : 'POST'
      head.begin(request, reply).code(405).header('allow', allowed)
      return reply.send(failed(`${request.method} is not understood here, only ${allowed}.`))
    },
  })

  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    parsed: GraphQLRequest | string,
    mayMutate: boolean,
  ): Promise<FastifyReply> {
    const mediaType = negotiate(request.headers.accept)
    if (!mediaType) return head.begin(request, reply).code(406).send(failed('Answers are JSON.'))
    // Before anything costs time: also a document that cannot be run was a request.
    const caller = await authenticateCaller(services, request.headers.authorization)
    const taken = await takeRequest(services, caller, request.ip)
    if (!taken.allowed) return limited(head.begin(request, reply), taken.retryAfterSeconds)
    if (typeof parsed === 'string') return head.begin(request, reply).code(400).send(failed(parsed))
    const plan =
      parsed.documentId !== undefined
        ? plans.trusted(parsed.documentId, parsed.operationName)
        : plans.open(parsed.query ?? '', parsed.operationName)
    if (isFailure(plan)) {
      const lenient = mediaType === 'application/json' && plan.phase !== 'unknown'
      const status = lenient ? 200 : 400
      return head
        .begin(request, reply)
        .code(status)
        .send(JSON.stringify({ errors: plan.errors }))
    }
    if (plan.mutation && !mayMutate) {
      return head
        .begin(request, reply)
        .code(405)
        .header('allow', 'POST')
        .send(failed('Mutations are sent with POST.'))
    }
    if (caller instanceof GraphQLError) return unauthorized(head.begin(request, reply), caller)
    const answer = await answers.answer(plan, parsed.variables ?? {}, caller, request, reply)
    const status = statusOf(answer, mediaType)
    if (status === 200 && head.sendWhole(request, reply, mediaType, answer.body)) return reply
    head.begin(request, reply)
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    if (status === 503) reply.header('retry-after', String(RETRY_SECONDS))
    return reply.code(status).send(typeof answer.body === 'string' ? answer.body : answer.body.plain)
  }
}

/** A body that could not be read, and whatever nobody expected, as a GraphQL result. */
const answerFailure =
  (head: AnswerHead) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = isOverload(error) ? 503 : (error.statusCode ?? 500)
    head.begin(request, reply).code(status)
    if (status < 500) {
      reply.send(failed(error.message))
      return
    }
    if (status === 503) reply.header('retry-after', String(RETRY_SECONDS))
    reply.send(JSON.stringify({ errors: [toldOf(error, request)] }))
  }

/**
 * A request that failed before any data was asked for is a client's error; strict clients get it as a status. Whoever
 * found no room is told by the status, too: also what stands between us and the caller then knows.
 */
function statusOf({ hasData, errors }: Answer, mediaType: MediaType): number {
  if (errors?.some((error) => error.extensions?.['code'] === 'UNAUTHORIZED')) return 401
  if (errors?.some((error) => error.extensions?.['code'] === 'UNAVAILABLE')) return 503
  return hasData || mediaType === 'application/json' ? 200 : 400
}

const failed = (message: string) => JSON.stringify({ errors: [{ message }] })

const limited = (reply: FastifyReply, retryAfterSeconds: number) => {
  const { code, message } = limitError(retryAfterSeconds)
  return reply
    .code(429)
    .header('retry-after', String(retryAfterSeconds))
    .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}

const unauthorized = (reply: FastifyReply, error: GraphQLError) =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send(JSON.stringify({ errors: [error] }))
