import { passwordSignIn } from '../../apps/api/src/testing/token-requests.ts'
import { benchId, type BenchSchool } from './bench-school.ts'

/** What members do, how it is asked, and how often a second on average. */
interface Habit {
  name: string
  perSecond: number
  /** Errors: the answer is not what a member expects. */
  ask: (n: number) => Promise<void>
}

/** How long one habit's answers took. */
export interface Kind {
  name: string
  answers: number
  errors: number
  /** Milliseconds. */
  p99: number
}

export interface Load {
  kinds(): Kind[]
  /** Counts from nothing again. */
  forget(): void
  stop(): Promise<void>
}

const MEMBERS = 200
/** Tokens are good for a quarter of an hour. */
export const RENEW_MS = 300_000
const PASSWORD = 'Section-demo-1'

/** Lets members come and go as they like: each at a random moment, whether those before have their answers or not. */
export async function openLoad(school: BenchSchool): Promise<Load> {
  const habits = await habitsOf(school)
  const took = new Map(habits.map(({ name }) => [name, { times: [] as number[], errors: 0 }]))
  const under = new Set<Promise<void>>()
  let stopped = false
  const timed = async ({ name, ask }: Habit, n: number) => {
    const began = performance.now()
    const kept = took.get(name)
    try {
      await ask(n)
    } catch (error) {
      if (kept && ++kept.errors <= 3) console.error(`${name}:`, error)
    }
    kept?.times.push(performance.now() - began)
  }
  const keepAsking = (habit: Habit, n: number) => {
    if (stopped) return
    const asked = timed(habit, n).finally(() => under.delete(asked))
    under.add(asked)
    setTimeout(() => keepAsking(habit, n + 1), (-Math.log(1 - Math.random()) / habit.perSecond) * 1000)
  }
  for (const habit of habits) keepAsking(habit, 0)
  return {
    kinds: () =>
      [...took].map(([name, { times, errors }]) => ({
        name,
        answers: times.length,
        errors,
        p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
      })),
    forget() {
      for (const name of took.keys()) took.set(name, { times: [], errors: 0 })
    },
    async stop() {
      stopped = true
      await Promise.all(under)
    },
  }
}

async function habitsOf(school: BenchSchool): Promise<Habit[]> {
  const { url, documentId } = school
  const viewers = Array.from({ length: MEMBERS }, (_, n) => benchId('viewer', n + 1))
  let tokens = await school.tokens(viewers)
  setInterval(() => void school.tokens(viewers).then((renewed) => (tokens = renewed)), RENEW_MS).unref()
  const operation = (name: string, variables: (n: number) => object = () => ({})) => {
    const id = documentId(name)
    return async (n: number) => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[n % MEMBERS]}` },
        body: JSON.stringify({ documentId: id, variables: variables(n) }),
      })
      const body = (await answer.json()) as { errors?: unknown[] }
      if (!answer.ok || body.errors)
        throw new Error(`${name} was answered ${answer.status}: ${JSON.stringify(body)}`)
    }
  }
  const page = (path: string) => async () => {
    const answer = await fetch(url + path)
    await answer.text()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`)
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
    { name: 'the login page', perSecond: 5, ask: page('/login') },
    { name: 'the courses page', perSecond: 5, ask: page('/courses') },
    { name: 'a list of courses', perSecond: 10, ask: operation('CoursesDashboard') },
    { name: 'a progress update', perSecond: 20, ask: operation('UpdateVideoSession', update) },
    {
      name: 'a sign-in',
      perSecond: 1,
      async ask() {
        const { status } = await passwordSignIn(url, 'member@demo.school', PASSWORD)
        if (status !== 200) throw new Error(`The sign-in was answered ${status}.`)
      },
    },
  ]
}
