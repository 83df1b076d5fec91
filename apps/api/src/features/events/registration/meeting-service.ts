import { z } from 'zod'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { type Config } from '../../../server/config/config.ts'
import { DEMO_ZOOM_PATH, type ZoomConfig } from '../../../server/config/outside-services.ts'
import { type Answer, fetchJson } from './fetch-json.ts'
import { type FailureKind, meetingFailureOf, MeetingServiceFailure } from './meeting-service-failure.ts'

/** The longest that one piece of work with the service may take, together with its token. */
const WORK_MS = 15_000
/** A token is not used in its last minute. */
const TOKEN_MARGIN_MS = 60_000
const PAGE_SIZE = 300
/** An address is looked for among this many pages of registrants, more than the largest meetings have. */
const MOST_PAGES = 20

const Token = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  scope: z.string().optional(),
})
const joinUrl = z.url({ protocol: /^https?$/ }).max(2000)
/** A registrant who waits until somebody approves them has no address. */
const Registered = z.object({ registrant_id: z.string().min(1), join_url: joinUrl.optional() })
const Listed = z.object({
  next_page_token: z.string().optional(),
  registrants: z.array(z.object({ id: z.string().min(1), email: z.string(), join_url: joinUrl })),
})

/** The failures of a request that was let in, and of one that lacks a scope. */
const LETS_IN: ReadonlySet<FailureKind> = new Set(['unknown meeting', 'refused', 'misconfigured'])

/** The room of an event at the service. */
export interface Room {
  meetingNumber: string
  isWebinar: boolean
}

/** Somebody who is registered for a room. */
export interface EventRegistrant {
  registrantId: string
  /** Null while the registrant waits for approval. */
  joinUrl: string | null
}

/** A number that no meeting has. */
const NO_ROOM: Room = { meetingNumber: '1', isWebinar: false }

/** The time of a piece of work (epoch ms), and the signal that ends it when it takes too long. */
interface Work {
  now: number
  signal: AbortSignal
}

const workAt = (now: number): Work => ({ now, signal: AbortSignal.timeout(WORK_MS) })

type Request = { method: 'GET' } | { method: 'POST' | 'PUT'; body: object }

/**
 * The client of the meeting service, Zoom's API. It asks only the configured addresses and follows no redirects. Every function
 * fails with a `MeetingServiceFailure`.
 */
export class MeetingService {
  readonly #config: ZoomConfig
  #token: { value: string; until: number; scopes: readonly string[] } | undefined

  constructor(config: ZoomConfig) {
    this.#config = config
  }

  /** Registers a person, and returns their number and address; those that they have where they are registered already. */
  async register(
    room: Room,
    { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
    now: number,
  ): Promise<EventRegistrant> {
    const body = { email, first_name: firstName || 'Member', last_name: lastName }
    try {
      const answer = await this.#ask(pathOf(room), { method: 'POST', body }, workAt(now))
      const { registrant_id: registrantId, join_url } = understood(Registered, answer)
      return { registrantId, joinUrl: join_url ?? null }
    } catch (error) {
      // Whoever is registered already may be refused, e.g. when they were registered too often on one day.
      const mayBeThere =
        error instanceof MeetingServiceFailure &&
        (error.kind === 'refused' || error.kind === 'daily limit of the person')
      const known = mayBeThere ? await this.#find(room, email, workAt(now)) : undefined
      if (known) return known
      throw error
    }
  }

  /** Takes a registrant out. One whom the service does not know is out. */
  async cancel(
    room: Room,
    { registrantId, email }: { registrantId: string; email: string },
    now: number,
  ): Promise<void> {
    const body = { action: 'cancel', registrants: [{ id: registrantId, email }] }
    try {
      await this.#ask(`${pathOf(room)}/status`, { method: 'PUT', body }, workAt(now))
    } catch (error) {
      if (!(error instanceof MeetingServiceFailure && error.kind === 'unknown meeting')) throw error
    }
  }

  /** Returns the scopes of the school's app, after a request about a meeting that need not exist. */
  async readScopes(now: number): Promise<readonly string[]> {
    try {
      await this.#ask(pathOf(NO_ROOM), { method: 'GET' }, workAt(now))
    } catch (error) {
      // The answer that there is no such meeting proves that the token was accepted.
      if (!(error instanceof MeetingServiceFailure && LETS_IN.has(error.kind)) || !this.#token) throw error
    }
    return this.#token?.scopes ?? []
  }

  /** Looks for a registrant by the e-mail address. */
  async #find(room: Room, email: string, work: Work): Promise<EventRegistrant | undefined> {
    let next = ''
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = new URLSearchParams({
        status: 'approved',
        page_size: String(PAGE_SIZE),
        next_page_token: next,
      })
      const answer = await this.#ask(`${pathOf(room)}?${query}`, { method: 'GET' }, work)
      const { registrants, next_page_token: following } = understood(Listed, answer)
      const found = registrants.find((one) => normalizeEmail(one.email) === normalizeEmail(email))
      if (found) return { registrantId: found.id, joinUrl: found.join_url }
      if (!following) return undefined
      next = following
    }
    return undefined
  }

  /** Sends a request with a token, and again with a new one when the service does not know it any more. */
  async #ask(path: string, request: Request, work: Work): Promise<unknown> {
    let answer = await this.#send(path, request, work)
    if (answer.status === 401) {
      this.#token = undefined
      answer = await this.#send(path, request, work)
    }
    if (answer.status === 401) throw new MeetingServiceFailure('unavailable', 'a new token is not accepted')
    if (answer.status >= 300) throw meetingFailureOf(answer.status, answer.headers, answer.body)
    return answer.body
  }

  async #send(path: string, request: Request, work: Work): Promise<Answer> {
    const headers = { authorization: `Bearer ${await this.#tokenAt(work)}` }
    const json = { ...headers, 'content-type': 'application/json' }
    return fetchJson(`${this.#config.apiUrl}${path}`, {
      method: request.method,
      ...('body' in request ? { headers: json, body: JSON.stringify(request.body) } : { headers }),
      signal: work.signal,
    })
  }

  async #tokenAt({ now, signal }: Work): Promise<string> {
    if (this.#token && now < this.#token.until) return this.#token.value
    const { accountId, clientId, clientSecret, oauthUrl } = this.#config
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { status, body } = await fetchJson(oauthUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }),
      signal,
    })
    // Without a token nothing can be asked about any meeting.
    if (status === 400 || status === 401)
      throw new MeetingServiceFailure('misconfigured', `${status} for a token`, status)
    const given = Token.safeParse(body)
    if (!given.success) throw new MeetingServiceFailure('unavailable', `${status} for a token`, status)
    const { access_token: value, expires_in: seconds, scope = '' } = given.data
    this.#token = { value, until: now + seconds * 1000 - TOKEN_MARGIN_MS, scopes: scope.split(' ') }
    return value
  }
}

/** Returns the path of the registrants of a room. Errors: a number that is none, which could lead elsewhere. */
function pathOf({ meetingNumber, isWebinar }: Room): string {
  if (!/^\d+$/.test(meetingNumber)) throw new MeetingServiceFailure('unknown meeting', 'it has no number')
  return `/${isWebinar ? 'webinars' : 'meetings'}/${meetingNumber}/registrants`
}

function understood<T>(schema: z.ZodType<T>, body: unknown): T {
  const { success, data } = schema.safeParse(body)
  if (!success) throw new MeetingServiceFailure('not understood', 'the answer has another form')
  return data
}

/** Returns the client of the meeting service, or of the emulator that a demo mounts itself; null for a school without one. */
export function createMeetingService({ zoom, http }: Config): MeetingService | null {
  if (!zoom) return null
  const own = `http://127.0.0.1:${http.port}${DEMO_ZOOM_PATH}`
  const urls = zoom.emulated ? { apiUrl: `${own}/v2`, oauthUrl: `${own}/oauth/token` } : {}
  return new MeetingService({ ...zoom, ...urls })
}
