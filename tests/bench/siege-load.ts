import { passwordSignIn } from '../../apps/api/src/testing/token-requests.ts'
import { benchId, type BenchSchool } from './bench-school.ts'

/** A request of members and its average rate. */
interface Activity {
  name: string
  perSecond: number
  /** Throws for an unexpected response. */
  send: (n: number) => Promise<void>
}

/** The response times of one activity. */
export interface Measurement {
  name: string
  responses: number
  errors: number
  /** Milliseconds. */
  p99: number
}

export interface Load {
  measurements(): Measurement[]
  reset(): void
  stop(): Promise<void>
}

const MEMBERS = 200
const MEMBER_IDS = Array.from({ length: MEMBERS }, (_, n) => benchId('viewer', n + 1))
/** Shorter than the 15 minutes of a token. */
export const RENEW_MS = 300_000
const PASSWORD = 'Section-demo-1'

/** Starts an open load: requests arrive at random times, whether earlier ones have been answered or not. */
export async function openLoad(school: BenchSchool): Promise<Load> {
  const tokens = await renewTokens(school)
  const activities = listActivities(school, tokens)
  const results = new Map(activities.map(({ name }) => [name, { times: [] as number[], errors: 0 }]))
  const pending = new Set<Promise<void>>()
  let stopped = false
  const timed = async ({ name, send }: Activity, n: number) => {
    const start = performance.now()
    const result = results.get(name)
    try {
      await send(n)
    } catch (error) {
      if (result && ++result.errors <= 3) console.error(`${name}:`, error)
    }
    result?.times.push(performance.now() - start)
  }
  const sendRepeatedly = (activity: Activity, n: number) => {
    if (stopped) return
    const request = timed(activity, n).finally(() => pending.delete(request))
    pending.add(request)
    setTimeout(
      () => sendRepeatedly(activity, n + 1),
      (-Math.log(1 - Math.random()) / activity.perSecond) * 1000,
    )
  }
  for (const activity of activities) sendRepeatedly(activity, 0)
  return {
    measurements: () =>
      [...results].map(([name, { times, errors }]) => ({
        name,
        responses: times.length,
        errors,
        p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
      })),
    reset() {
      for (const name of results.keys()) results.set(name, { times: [], errors: 0 })
    },
    async stop() {
      stopped = true
      await tokens.stop()
      await Promise.all(pending)
    },
  }
}

interface MemberTokens {
  of(n: number): string
  stop(): Promise<void>
}

/** Mints the tokens of the members, and renews them until it is stopped. */
async function renewTokens(school: BenchSchool): Promise<MemberTokens> {
  let tokens = await school.tokens(MEMBER_IDS)
  const renew = async () => {
    tokens = await school.tokens(MEMBER_IDS)
  }
  let renewal = Promise.resolve()
  const timer = setInterval(() => {
    renewal = renew()
  }, RENEW_MS)
  return {
    of: (n) => tokens[n % MEMBERS] ?? '',
    async stop() {
      clearInterval(timer)
      await renewal
    },
  }
}

function listActivities({ url, documentId }: BenchSchool, tokens: MemberTokens): Activity[] {
  const operation = (name: string, variables: (n: number) => object = () => ({})) => {
    const id = documentId(name)
    return async (n: number) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.of(n)}` },
        body: JSON.stringify({ documentId: id, variables: variables(n) }),
      })
      const body = (await response.json()) as { errors?: unknown[] }
      if (!response.ok || body.errors)
        throw new Error(`${name} returned ${response.status}: ${JSON.stringify(body)}`)
    }
  }
  const page = (path: string) => async () => {
    const response = await fetch(url + path)
    await response.text()
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`)
  }
  const update = (n: number) => {
    const [member, seconds] = [(n % MEMBERS) + 1, 10 + Math.floor(n / MEMBERS) * 10]
    return {
      userVideoSessionId: benchId('video-session', member),
      videoId: benchId('video', 1),
      continueAtTime: seconds,
      status: 'IN_PROGRESS',
      videoSessionMaxPlayhead: seconds,
      videoSessionPlayingTime: seconds,
    }
  }
  return [
    { name: 'the login page', perSecond: 5, send: page('/login') },
    { name: 'the courses page', perSecond: 5, send: page('/courses') },
    { name: 'a list of courses', perSecond: 10, send: operation('CoursesDashboard') },
    { name: 'a progress update', perSecond: 20, send: operation('UpdateVideoSession', update) },
    {
      name: 'a sign-in',
      perSecond: 1,
      async send() {
        const { status } = await passwordSignIn(url, 'member@demo.school', PASSWORD)
        if (status !== 200) throw new Error(`The sign-in returned ${status}.`)
      },
    },
  ]
}
