import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Stripe } from 'stripe'
import { isRecord } from '../../is-record.ts'
import { invalid, StripeRefusal } from '../account/refusal.ts'
import type { StripeAccount } from '../account/stripe-account.ts'
import { expandAnswer } from './expand.ts'
import { parseFormFields } from './form-fields.ts'
import { keptAnswer } from './idempotency.ts'
import { ROUTES } from './routes.ts'
import type { Route } from './route.ts'

/** A request that was understood, as tests read it. */
export interface StripeRequest {
  method: string
  path: string
  params: Record<string, unknown>
  idempotencyKey: string | undefined
}

export interface MountOptions {
  account: StripeAccount
  /** The only key that is let in; any test key without one. */
  secretKey?: string
  onRequest?: (request: StripeRequest) => void
}

type StripeFastifyRequest = FastifyRequest<{ Params: { id?: string } }>

/** Mounts Stripe's API below `/v1/`. It speaks the version of the library alone. */
export function mountStripe(app: FastifyInstance, options: MountOptions): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, String(body)),
    )
    scope.addHook('onRequest', async (request, reply) => {
      reply
        .header('request-id', options.account.newId('req', 14))
        .header('stripe-version', Stripe.API_VERSION)
      refuseStranger(request, options)
    })
    for (const route of ROUTES)
      scope.route<{ Params: { id?: string } }>({
        method: route.method,
        url: route.path,
        handler: (request, reply) => answer(options, route, request, reply),
      })
    scope.all('/v1/*', ({ method, url }) => {
      const path = url.split('?')[0] ?? url
      throw new StripeRefusal(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      )
    })
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply))
    done()
  })
}

function answer(
  { account, onRequest }: MountOptions,
  route: Route,
  request: StripeFastifyRequest,
  reply: FastifyReply,
) {
  const [path = '', query = ''] = request.url.split('?')
  const form = typeof request.body === 'string' ? request.body : ''
  const { expand, ...params } = parseFormFields(route.method === 'POST' ? form : query)
  const header = request.headers['idempotency-key']
  const key = route.method === 'POST' && typeof header === 'string' ? header : undefined
  onRequest?.({ method: route.method, path, params, idempotencyKey: key })
  account.runDue()
  const asked = `${route.method} ${path} ${form}`
  const kept = key === undefined ? undefined : keptAnswer(account, key, asked)
  if (kept) {
    const headers = {
      'idempotent-replayed': 'true',
      'original-request': kept.requestId,
      'idempotency-key': kept.id,
    }
    return reply.headers(headers).code(kept.status).type('application/json').send(kept.body)
  }
  account.request = { id: String(reply.getHeader('request-id')), idempotency_key: key ?? null }
  const { body, status } = run(account, route, { id: request.params.id ?? '', params, path, expand })
  if (key !== undefined) {
    reply.header('idempotency-key', key)
    const requestId = String(reply.getHeader('request-id'))
    // A request that makes no sense is not remembered; one that was carried out is, even if a card was declined.
    if (status === 200 || status === 402)
      account.objects.keptAnswers.set(key, {
        id: key,
        request: asked,
        status,
        body,
        requestId,
        keptAt: account.time(),
      })
  }
  return reply.code(status).type('application/json').send(body)
}

function run(
  account: StripeAccount,
  route: Route,
  call: { id: string; params: object; path: string; expand: unknown },
): { status: number; body: string } {
  try {
    const { expand, ...rest } = call
    return {
      status: 200,
      body: JSON.stringify(expandAnswer(account, route.answer({ account, ...rest }), expand)),
    }
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return { status: error.status, body: JSON.stringify(errorBody(error)) }
  } finally {
    account.request = { id: null, idempotency_key: null }
  }
}

function refuseStranger({ headers }: FastifyRequest, { secretKey }: MountOptions): void {
  const [, key] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  if (key === undefined)
    throw new StripeRefusal(
      401,
      'invalid_request_error',
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  const isKnown = secretKey === undefined ? key.startsWith('sk_test_') : key === secretKey
  if (!isKnown)
    throw new StripeRefusal(
      401,
      'invalid_request_error',
      `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`,
    )
  const version = headers['stripe-version']
  if (version !== undefined && version !== Stripe.API_VERSION)
    throw invalid(`The emulator speaks version ${Stripe.API_VERSION} only, not ${String(version)}.`)
}

const errorBody = ({ details, message, type }: StripeRefusal) => ({
  error: {
    ...details,
    ...(details.code !== undefined && {
      doc_url: `https://stripe.com/docs/error-codes/${details.code.replaceAll('_', '-')}`,
    }),
    message,
    type,
  },
})

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof StripeRefusal) return reply.code(error.status).send(errorBody(error))
  const refused = statusOf(error)
  if (refused !== null) return reply.code(refused).send(errorBody(invalid('This request cannot be read.')))
  request.log.error(error)
  const failure = new StripeRefusal(500, 'api_error', 'An error occurred in the emulator.')
  return reply.code(500).send(errorBody(failure))
}

/** Returns the status with which the server refuses a request before it is one of Stripe's; null for a failure. */
function statusOf(error: unknown): number | null {
  const { statusCode } = isRecord(error) ? error : {}
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null
}
