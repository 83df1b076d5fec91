import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { benchId, benchIdPrefix, type BenchSchool } from '../bench-school.ts'
import type { DashboardAnswers, DashboardLoad } from './dashboard-load.ts'
import { fillCatalog, insertReaders, READERS, SESSIONS_PER_COURSE, upcomingSession } from './large-catalog.ts'
import { processorMilliseconds } from '../load/processor-time.ts'
import { runLoad } from '../load/run-load.ts'
import { quantile, type Row } from '../table.ts'

const COURSES = 1000
const REQUESTS_PER_ENROLLMENT = 100
/** The screens keep the dashboard for half a minute, so 200 members who browse without a pause load it as often. */
const RATE = Math.round(READERS / 30)
const SECONDS = 60
const SATURATION_SECONDS = 15
const WARM_UP_SECONDS = 5
const BOUND_MS = 30
/** The sizes of the catalog for which the cost of an answer is compared with its length. */
const SIZES = [100, 300, 1000, 3000, 10_000]
const WARM_UP_ANSWERS = 20
const ANSWERS_PER_SIZE = 20
const MAX_SLOPE = 1.05
const COMMAND = 'npm run bench -- dashboard'

/**
 * Measures the courses dashboard's data in one request: the time of an answer with 1,000 courses while 200 members read
 * and enroll, and how the cost of an answer grows with its length from 100 to 10,000 courses.
 */
export async function measureDashboard(school: BenchSchool): Promise<Row[]> {
  await insertReaders(school)
  const userIds = Array.from({ length: READERS }, (_, n) => benchId('reader', n + 1))
  const tokens = await school.tokens(userIds)
  const members = userIds.map((userId, n) => ({ userId, token: tokens[n] ?? '' }))
  const costs: Cost[] = []
  const measured: Row[] = []
  for (const courses of SIZES) {
    await fillCatalog(school, courses)
    const cost = await measureCost(school, tokens, courses)
    costs.push(cost)
    console.log(`An answer with courses ${text(cost)}`)
    if (courses === COURSES) measured.push(...(await measureLoad(school, members)))
  }
  return [...measured, costRow(costs)]
}

async function measureLoad(school: BenchSchool, members: DashboardLoad['members']): Promise<Row[]> {
  const documents = {
    read: school.documentId('CoursesDashboard'),
    enroll: school.documentId('SaveEnrollment'),
  }
  const sessionIds = Array.from({ length: COURSES }, (_, n) => upcomingSession(n + 1))
  const send = async (rate: number, seconds: number, encoding: DashboardLoad['encoding'] = 'identity') => {
    const answers = await run({
      url: school.url,
      members,
      documents,
      sessionIds,
      requestsPerEnrollment: REQUESTS_PER_ENROLLMENT,
      // Of each course the on-demand edition and the next session to join.
      listed: COURSES * 2,
      rate,
      seconds,
      encoding,
    })
    sessionIds.length -= answers.enrollments.length
    const stored = await countEnrollments(school)
    if (stored !== COURSES - sessionIds.length) throw new Error(`${stored} enrollments are stored.`)
    if (answers.wrong > 0) throw new Error(`${answers.wrong} of ${answers.reads.length} answers were wrong.`)
    return answers
  }
  await send(RATE, WARM_UP_SECONDS)
  const paced = await send(RATE, SECONDS)
  const compressed = await send(RATE, SECONDS, 'br')
  const saturated = await send(0, SATURATION_SECONDS)
  const p99 = quantile(paced.reads, 0.99)
  const what = `CoursesDashboard, ${COURSES} courses, ${COURSES * SESSIONS_PER_COURSE} sessions, ${READERS} members`
  return [
    {
      what: `${what}, ${RATE} requests/s, 1 in ${REQUESTS_PER_ENROLLMENT} enrolls`,
      ours: `p50 ${quantile(paced.reads, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      baseline: `with brotli p50 ${quantile(compressed.reads, 0.5).toFixed(1)} ms, p99 ${quantile(compressed.reads, 0.99).toFixed(1)} ms; at most ${(saturated.reads.length / saturated.seconds).toFixed(0)} answers/s`,
      ratio: (p99 / BOUND_MS).toFixed(2),
      bound: `p99 ≤ ${BOUND_MS} ms`,
      holds: p99 <= BOUND_MS,
      command: COMMAND,
    },
  ]
}

interface Cost {
  courses: number
  milliseconds: number
  bytes: number
}

/** Measures the processor's time of the server for an answer, which another load of the machine hardly changes. */
async function measureCost(school: BenchSchool, tokens: string[], courses: number): Promise<Cost> {
  const body = JSON.stringify({ documentId: school.documentId('CoursesDashboard') })
  const answer = async (n: number) => {
    const headers = {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      authorization: `Bearer ${tokens[n % tokens.length]}`,
    }
    const response = await fetch(`${school.url}/graphql`, { method: 'POST', headers, body })
    return Buffer.from(await response.arrayBuffer())
  }
  let bytes = 0
  for (let n = 0; n < WARM_UP_ANSWERS; n++) bytes = expectCourses(await answer(n), courses)
  const before = await processorMilliseconds(school.pid)
  for (let n = 0; n < ANSWERS_PER_SIZE; n++) await answer(n)
  const milliseconds = ((await processorMilliseconds(school.pid)) - before) / ANSWERS_PER_SIZE
  return { courses, milliseconds, bytes }
}

/** Returns the length of an answer. Throws if it does not have all courses. */
function expectCourses(body: Buffer, courses: number): number {
  const { data } = JSON.parse(body.toString()) as { data: { listUserCourses: unknown[] } }
  const listed = data.listUserCourses.length
  if (listed !== courses) throw new Error(`The dashboard has ${listed} courses, not ${courses}.`)
  return body.length
}

function costRow(costs: Cost[]): Row {
  const slope = slopeOf(costs.map(({ bytes, milliseconds }) => [Math.log(bytes), Math.log(milliseconds)]))
  const [smallest, largest] = [costs[0], costs.at(-1)]
  if (!smallest || !largest) throw new Error('No answer was measured.')
  return {
    what: `the cost of an answer by its length, ${smallest.courses} to ${largest.courses} courses`,
    ours: `slope ${slope.toFixed(2)}`,
    baseline: [smallest, largest].map(text).join('; '),
    ratio: '',
    bound: `≤ ${MAX_SLOPE}`,
    holds: slope <= MAX_SLOPE,
    command: COMMAND,
  }
}

const text = ({ courses, milliseconds, bytes }: Cost) =>
  `${courses}: ${milliseconds.toFixed(1)} ms, ${Math.round(bytes / 1000)} kB`

/** Returns the slope of the straight line that fits the points best. */
function slopeOf(points: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  return mean(points.map(([x, y]) => (x - meanX) * (y - meanY))) / mean(points.map(([x]) => (x - meanX) ** 2))
}

async function countEnrollments({ database }: BenchSchool): Promise<number> {
  const [found] = await rows<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from enrollments where user_id::text like ${`${benchIdPrefix('reader')}%`}`,
  )
  return found?.count ?? 0
}

const run = (load: DashboardLoad) => runLoad<DashboardAnswers>('tests/bench/courses/dashboard-load.ts', load)
