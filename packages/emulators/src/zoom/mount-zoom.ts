import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRecord } from '../is-record.ts'
import { acceptForms, sendHtml } from '../submitted-forms.ts'
import { AccountTokens, type ZoomCredentials } from './account-tokens.ts'
import { DailyLimit } from './daily-limit.ts'
import { ROOM_POLICY, roomPage } from './room-page.ts'
import { type RoomKind, Rooms } from './rooms.ts'
import { ZoomError } from './zoom-error.ts'

/** The calls that a small account has in a day. */
const CALLS_A_DAY = 6000
const PAGE_SIZE = 30
/** The calls that are remembered, also of callers without a token. */
const MOST_CALLS = 10_000
const MOST_ON_A_PAGE = 300

export interface ZoomOptions extends ZoomCredentials {
  /** The path below which it answers, e.g. `/dev/zoom`. */
  path: string
  /** Returns the origin that browsers open. */
  site: () => string
  /** Returns the time in epoch ms. */
  now: () => number
  /** The times that one address may be registered for one meeting a day; three by default. */
  registrationsADay?: number
}

/** The settings and the record of the emulator, while it runs. */
export interface EmulatedZoom {
  /** The limit of calls in a day. */
  limit: DailyLimit
  tokens: AccountTokens
  rooms: Rooms
  /** The calls of the API, without those for tokens, each as its method and path; the latest ones, oldest first. */
  calls: string[]
  /** Lets every call fail, or wait for this long (ms) before it is answered; null for neither. */
  trouble: 'outage' | number | null
}

interface RoomRoute {
  Params: { kind: RoomKind; number: string }
  Querystring: { page_size?: string; next_page_token?: string; status?: string }
}

/**
 * Mounts the part of Zoom's API by which people are registered for meetings and webinars: tokens for server-to-server apps,
 * registering, taking out and listing registrants. The address of a registrant leads to a page that plays the room.
 */
export function mountZoom(app: FastifyInstance, options: ZoomOptions): EmulatedZoom {
  const { path, site, now, clientSecret: secret, registrationsADay } = options
  const joinUrl = () => `${site()}${path}/j`
  const zoom: EmulatedZoom = {
    limit: new DailyLimit(CALLS_A_DAY, now),
    tokens: new AccountTokens(options, now),
    rooms: new Rooms({ secret, joinUrl, now, registrationsADay }),
    calls: [],
    trouble: null,
  }
  const registrants = `${path}/v2/:kind(^(?:meetings|webinars)$)/:number/registrants`
  void app.register((scope, _options, done) => {
    acceptForms(scope)
    scope.setErrorHandler((error, _request, reply) => {
      const { status, code, message, headers } = refusalOf(error)
      return reply.code(status).headers(headers).send({ code, message })
    })
    scope.addHook('preHandler', async ({ url, method, headers }) => {
      if (!url.startsWith(`${path}/v2/`)) return
      zoom.calls.push(`${method} ${url.slice(path.length)}`)
      if (zoom.calls.length > MOST_CALLS) zoom.calls.shift()
      if (typeof zoom.trouble === 'number') await pause(zoom.trouble)
      if (zoom.trouble === 'outage') throw new ZoomError(503, 503, 'Service Unavailable')
      zoom.tokens.check(headers.authorization)
      zoom.limit.count()
    })
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('x-ratelimit-category', 'Light')
    })
    scope.post<{ Querystring: Record<string, string> }>(`${path}/oauth/token`, (request, reply) => {
      const given = request.body instanceof URLSearchParams ? [...request.body] : []
      const fields = new URLSearchParams([...Object.entries(request.query), ...given])
      const { status, body } = zoom.tokens.grant(request.headers.authorization, fields)
      return reply.code(status).send(body)
    })
    scope.post<RoomRoute>(registrants, ({ params, body }, reply) => {
      const { kind, number } = params
      zoom.tokens.checkScope(kind, 'POST')
      const { id, join_url, create_time } = zoom.rooms.register(kind, number, personOf(body))
      const topic = `${kind === 'meetings' ? 'Meeting' : 'Webinar'} ${number}`
      return reply
        .code(201)
        .send({ id: Number(number), registrant_id: id, topic, start_time: create_time, join_url })
    })
    scope.put<RoomRoute>(`${registrants}/status`, ({ params, body }, reply) => {
      zoom.tokens.checkScope(params.kind, 'PUT')
      const { action, ids } = changeOf(body)
      zoom.rooms.setStatus(params.kind, params.number, ids, action === 'approve' ? 'approved' : 'denied')
      return reply.code(204).send()
    })
    scope.get<RoomRoute>(registrants, ({ params, query }) => {
      zoom.tokens.checkScope(params.kind, 'GET')
      const all = zoom.rooms.list(params.kind, params.number, query.status ?? 'approved')
      const from = Number(query.next_page_token || 0)
      const page_size = Math.min(Number(query.page_size ?? PAGE_SIZE), MOST_ON_A_PAGE)
      const end = from + page_size
      const next_page_token = end < all.length ? String(end) : ''
      return { page_size, total_records: all.length, next_page_token, registrants: all.slice(from, end) }
    })
    scope.get<{ Params: { number: string }; Querystring: { tk?: unknown } }>(
      `${path}/j/:number`,
      ({ params, query }, reply) => {
        const isOpen = typeof query.tk === 'string' && zoom.rooms.opens(params.number, query.tk)
        // The address holds the token of its registrant.
        reply.headers({ 'content-security-policy': ROOM_POLICY, 'referrer-policy': 'no-referrer' })
        return sendHtml(reply, isOpen ? 200 : 404, roomPage(isOpen))
      },
    )
    done()
  })
  return zoom
}

/** Returns the person in the body of a registration. Errors: `ZoomError`. */
function personOf(body: FastifyRequest['body']) {
  const { email, first_name, last_name = '' } = isRecord(body) ? body : {}
  if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(email)) throw invalid('email')
  if (typeof first_name !== 'string' || first_name === '') throw invalid('first_name')
  if (typeof last_name !== 'string') throw invalid('last_name')
  return { email, first_name, last_name }
}

/** Returns the change in the body of a request about registrants. Errors: `ZoomError`. */
function changeOf(body: FastifyRequest['body']) {
  const { action, registrants } = isRecord(body) ? body : {}
  if (action !== 'cancel' && action !== 'deny' && action !== 'approve') throw invalid('action')
  if (!Array.isArray(registrants) || registrants.length > PAGE_SIZE) throw invalid('registrants')
  return { action, ids: registrants.map((one: unknown) => (isRecord(one) ? String(one['id']) : '')) }
}

const invalid = (field: string) => new ZoomError(400, 300, `Validation Failed: ${field}.`)

function refusalOf(error: unknown): ZoomError {
  if (error instanceof ZoomError) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 500) throw error
  return new ZoomError(status, 300, 'Request Body should be a valid JSON object.')
}
