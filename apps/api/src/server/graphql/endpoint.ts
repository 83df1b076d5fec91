import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { authenticate } from '../access/authenticate.ts'
import type { Viewer } from '../access/policy.ts'
import type { Services } from '../services.ts'
import { AnswerCache } from './answer-cache.ts'
import { formatError } from './format-error.ts'
import { LIMITS } from './limits.ts'
import type { FeatureOperations, RequestContext } from './operation.ts'
import { isFailure, type Plan, type Plans } from './plans.ts'
import { type GraphQLRequest, type MediaType, negotiate, parseQueryString, parseRequest } from './request.ts'

const EXECUTION_MS = 5000

interface Answer {
  status: number
  body: string
}

/** Mounts `POST /graphql`, and `GET /graphql` for queries where the school is a demo. */
export function mountGraphQL(
  app: FastifyInstance,
  services: Services,
  plans: Plans,
  features: FeatureOperations[],
): void {
  const answers = new AnswerCache(services, features)

  app.post('/graphql', { bodyLimit: LIMITS.bodyBytes }, (request, reply) =>
    respond(request, reply, parseRequest(request.body), true),
  )
  if (services.config.demo) {
    app.get('/graphql', (request, reply) =>
      respond(request, reply, parseQueryString(request.query as Record<string, unknown>), false),
    )
  }

  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    parsed: GraphQLRequest | string,
    mayMutate: boolean,
  ): Promise<FastifyReply> {
    const mediaType = negotiate(request.headers.accept)
    reply
      .header('content-type', `${mediaType ?? 'application/json'}; charset=utf-8`)
      .header('cache-control', 'no-store')
    if (!mediaType) return reply.code(406).send(failed('Not acceptable'))
    if (typeof parsed === 'string') return reply.code(400).send(failed(parsed))
    const plan =
      parsed.documentId !== undefined
        ? plans.trusted(parsed.documentId, parsed.operationName)
        : plans.open(parsed.query ?? '', parsed.operationName)
    if (isFailure(plan)) {
      const lenient = mediaType === 'application/json' && plan.phase !== 'unknown'
      return reply.code(lenient ? 200 : 400).send(JSON.stringify({ errors: plan.errors }))
    }
    if (plan.mutation && !mayMutate) {
      return reply.code(405).header('allow', 'POST').send(failed('Mutations are sent with POST.'))
    }
    const viewer = await authenticate(services, request.headers.authorization)
    if (viewer instanceof GraphQLError) return unauthorized(reply, viewer)
    const answer = await run(request, plan, parsed.variables ?? {}, viewer, mediaType)
    if (answer.status === 401) reply.header('www-authenticate', 'Bearer')
    return reply.code(answer.status).send(answer.body)
  }

  async function run(
    request: FastifyRequest,
    plan: Plan,
    variables: Record<string, unknown>,
    viewer: Viewer | undefined,
    mediaType: MediaType,
  ): Promise<Answer> {
    const context: RequestContext = { services, viewer, now: services.clock(), requestId: request.id }
    const kept = answers.find(plan, variables, context)
    if (kept) return { status: 200, body: kept }
    const catalogue = services.catalogue.peek()
    const result = await withinTime(plan.run({}, context, variables))
    const errors = result.errors?.map((error) => formatError(error, request))
    const body = JSON.stringify(errors ? { ...result, errors } : result)
    if (!errors) answers.keep(plan, variables, context, catalogue, body)
    return { status: statusOf(result, mediaType), body }
  }
}

/** A request that failed before any data was asked for is a client's error; strict clients get it as a status. */
function statusOf(
  result: { data?: unknown; errors?: readonly GraphQLError[] },
  mediaType: MediaType,
): number {
  if (result.errors?.some((error) => error.extensions['code'] === 'UNAUTHORIZED')) return 401
  if (result.data !== undefined || mediaType === 'application/json') return 200
  return 400
}

const failed = (message: string) => JSON.stringify({ errors: [{ message }] })

const unauthorized = (reply: FastifyReply, error: GraphQLError) =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send(JSON.stringify({ errors: [error] }))

async function withinTime<T>(work: T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The operation took too long.')), EXECUTION_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
